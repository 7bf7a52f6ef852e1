import { buildPermissionSet, type Permission } from '@rentyard/contract/permissions';
import { type Access, accessTable } from '../api/access/accessTable.ts';
import type { Client, Options } from '../support/client.ts';
import { type Operation, operationsOf } from '../support/openapi.ts';
import { type BuiltServer, passwords } from '../support/processes/builtServer.ts';
import type { WireRecord } from '../support/wire.ts';
import { type Recording, send, signedIn } from './recording.ts';

/** All that the editor may do during the phase. */
const granted: readonly Permission[] = [['read', 'brands']];

/**
 * Every call that needs a session refuses requests without one, and every call that needs a
 * permission refuses an editor who may only read brands.
 */
export async function refusePeople(record: Recording, server: BuiltServer): Promise<void> {
  const { client: anonymous } = server;
  const admin = await signedIn(anonymous, 'admin@rentyard.test', passwords.admin);
  const editor = await signedIn(anonymous, 'editor@rentyard.test', passwords.editor);
  await restrictEditor(admin, editor);
  for (const operation of await operationsOf(anonymous)) {
    const { method, template, sample } = operation;
    const label = `${method} ${template}`;
    const access = accessTable.get(label);
    if (!access) record.faults.push(`${label}: tests/api/access/accessTable.ts does not list it`);
    if (!access || access.who === 'public' || operation.isStream) continue;
    const unsigned = await send(record, label, () => anonymous.send(method, sample, {}));
    if (unsigned?.status !== 401) {
      record.faults.push(`${label}: answered ${unsigned?.status} to somebody without a session`);
    }
    if (!isForbidden(operation, access)) continue;
    await expectRefusal(record, { editor, method, path: sample, options: bodyOf(method) });
  }
  for (const [method, path, options] of await specialRequests(admin)) {
    await expectRefusal(record, { editor, method, path, options });
  }
}

async function restrictEditor(admin: Client, editor: Client): Promise<void> {
  const { id } = (await editor.get('/profile')).data<WireRecord>();
  const { role } = (await admin.get(`/users/${id}/edit`)).data<WireRecord>();
  const path = `/roles/${(role as WireRecord).id}/edit_permissions`;
  (await admin.patch(path, { granted })).data();
}

interface Refused {
  readonly editor: Client;
  readonly method: string;
  readonly path: string;
  readonly options: Options;
}

/** 404 hides that a record exists. */
async function expectRefusal(
  record: Recording,
  { editor, method, path, options }: Refused,
): Promise<void> {
  const label = `${method} ${path}`;
  const response = await send(record, label, () => editor.send(method, path, options));
  if (response?.status !== 403 && response?.status !== 404) {
    record.faults.push(`${label}: answered ${response?.status} to an editor without permission`);
  }
}

function bodyOf(method: string): Options {
  return method === 'GET' || method === 'DELETE' ? {} : { json: {} };
}

/** Calls whose permission depends on their body or on their record are special requests. */
function isForbidden({ template }: Operation, { who, foreign }: Access): boolean {
  if (foreign !== undefined || /^\/presence$/.test(template)) return false;
  return typeof who === 'string'
    ? who === 'admin'
    : !buildPermissionSet(granted, false).can(...who);
}

/** What a call of everybody must refuse because of its body, its query or the owner of its record. */
async function specialRequests(
  admin: Client,
): Promise<readonly (readonly [method: string, path: string, options: Options])[]> {
  const change = { ids: [1], change: { set: { sort_order: 7 } } };
  const view = { subject: 'brands', name: 'Mine', state: {} };
  const job = (await admin.post('/brands/bulk', change)).data<WireRecord>().id;
  const mine = (await admin.post('/views', view)).data<WireRecord>().id;
  const { id: adminId } = (await admin.get('/profile')).data<WireRecord>();
  const password = { password: 'Another-2026-word', password_confirmation: 'Another-2026-word' };
  return [
    ['POST', '/brands/bulk', { json: change }],
    ['POST', '/brands/bulk/preview', { json: change }],
    ['GET', '/brands', { query: { trashed: 1 } }],
    ['POST', '/presence', { json: { subject: 'offers', id: 1, state: 'looking', tab: 'a' } }],
    ['POST', '/follows/records', { json: { subject: 'offers', id: 1 } }],
    ['POST', '/views', { json: { ...view, subject: 'offers' } }],
    ['POST', '/views', { json: { ...view, scope: 'everyone' } }],
    ['PATCH', `/views/${mine}`, { json: { name: 'Theirs' } }],
    ['PATCH', `/users/${adminId}/change_password`, { json: password }],
    ['GET', '/properties/1/list_for_offer', {}],
    ['GET', `/jobs/${job}`, {}],
    ['GET', `/jobs/${job}/rows`, {}],
    ...['pause', 'cancel', 'resume', 'retry', 'undo'].map(
      (verb) => ['POST', `/jobs/${job}/${verb}`, { json: {} }] as const,
    ),
  ];
}
