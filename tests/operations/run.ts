/**
 * Calls every operation of the OpenAPI document on a new demo server as admin and as editor and prints the
 * statuses. Fails on a 5xx, on a response that the document does not describe, and on an operation without
 * an entry in the access table.
 */
import { buildPermissionSet, editorPermissions } from '@rentyard/contract/permissions';
import { type Access, accessTable } from '../api/access/accessTable.ts';
import type { ApiResponse, Client } from '../support/client.ts';
import { documentOf, type Operation, operationsOf } from '../support/openapi.ts';
import { type Conformance, conformanceTo } from '../support/openapiConformance.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { type Prepared, prepare } from './prepared.ts';
import { pathOf, requestOf } from './request.ts';

const server = await startBuiltServer({ env: { SEED: 'demo', LOG_LEVEL: 'fatal' } });
try {
  process.exitCode = (await run(server.client)) ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  removeDataDir(server);
}

async function run(anonymous: Client): Promise<boolean> {
  const document = await documentOf(anonymous);
  const conforms = conformanceTo(document);
  const described = await operationsOf(anonymous);
  // Deletions run in reverse order, so nothing references a deleted record.
  const position = (one: Operation) => described.indexOf(one) * (rank(one) > 1 ? -1 : 1);
  const operations = [...described].sort((a, b) => rank(a) - rank(b) || position(a) - position(b));
  const people = {
    admin: await signedIn(anonymous, 'admin@rentyard.test', passwords.admin),
    editor: await signedIn(anonymous, 'editor@rentyard.test', passwords.editor),
  };
  const prepared = await prepare(people.admin);
  const problems: string[] = [];
  console.log(`${'operation'.padEnd(64)} ${'permission'.padEnd(28)} admin editor`);
  for (const operation of operations) {
    const label = `${operation.method} ${operation.template}`;
    const access = accessTable.get(label);
    if (!access) problems.push(`${label}: tests/api/access/accessTable.ts has no entry for it`);
    const statuses = [];
    for (const person of [people.editor, people.admin]) {
      const options = await requestOf(operation, { document, prepared });
      const status = await call(person, operation, options, { prepared, conforms, problems });
      statuses.unshift(status);
    }
    const [, editor] = statuses;
    if (access && hasOnePermission(operation, access) && isOpenTo(access) === (editor === 403)) {
      problems.push(`${label}: an editor got ${editor}`);
    }
    const shown = statuses.map((status) => String(status).padStart(5)).join(' ');
    console.log(`${label.padEnd(64)} ${permissionOf(access).padEnd(28)} ${shown}`);
  }
  const calls = `${operations.length} operations, ${2 * operations.length} calls`;
  console.log(
    `${calls}, ${problems.length === 0 ? 'no problems' : `${problems.length} problems:`}`,
  );
  for (const fault of problems) console.log(`  ${fault}`);
  return problems.length === 0;
}

/** Order: reads, writes, deletions and restores, then calls that end the session. */
function rank({ method, template }: Operation): number {
  const steps = ['/restore', '/bulk', '/purge', '/logout'];
  const step = steps.findIndex((end) => template.includes(end));
  if (step >= 0) return 3 + step;
  if (method === 'GET') return 0;
  return method === 'DELETE' ? 2 : 1;
}

async function signedIn(anonymous: Client, email: string, password: string): Promise<Client> {
  const response = await anonymous.post('/login', { email, password, remember: true });
  return anonymous.as(response.data<{ token: string }>().token);
}

interface CallContext {
  readonly prepared: Prepared;
  readonly conforms: Conformance;
  readonly problems: string[];
}

async function call(
  person: Client,
  operation: Operation,
  options: Awaited<ReturnType<typeof requestOf>>,
  { prepared, conforms, problems }: CallContext,
): Promise<number> {
  const { method } = operation;
  const path = pathOf(operation, prepared);
  if (operation.isStream) return streamStatus(person, path);
  const response: ApiResponse = await person.send(method, path, options);
  const strange = conforms({ method, path, headers: {} }, response);
  if (strange) problems.push(strange);
  if (response.status === 401) problems.push(`${method} ${path}: the session had ended`);
  if (response.status >= 500)
    problems.push(`${method} ${path}: ${response.status} ${response.text}`);
  return response.status;
}

/** A stream does not end, so only its headers are read. */
async function streamStatus(person: Client, path: string): Promise<number> {
  const stopping = new AbortController();
  const response = await fetch(`${server.url}/api/v1${path}`, {
    headers: person.credentials,
    signal: stopping.signal,
  });
  stopping.abort();
  return response.status;
}

/**
 * Records of other users are hidden or refused; bulk changes and presence name their permission in the
 * body.
 */
function hasOnePermission({ template }: Operation, { foreign }: Access): boolean {
  return foreign === undefined && !/\/bulk(?:\/|$)|^\/presence$/.test(template);
}

/** Whether the editor of a new installation may make the call. */
function isOpenTo({ who }: Access): boolean {
  if (typeof who === 'string') return who !== 'admin';
  return buildPermissionSet(editorPermissions, false).can(...who);
}

function permissionOf(access: Access | undefined): string {
  if (!access) return '?';
  return typeof access.who === 'string' ? access.who : access.who.join(' ');
}
