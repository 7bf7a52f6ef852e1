import {
  buildPermissionSet,
  editorPermissions,
  type Permission,
} from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type Operation, operationsOf } from '../../support/openapi.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { Role, TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';
import { type Access, accessTable, type Who } from './accessTable.ts';

/** The owner of the record in the path; `none` when the path has no id. */
type Whose = 'own' | 'foreign' | 'unknown' | 'none';

/** The expected statuses of a cell of the table. */
type Expected = readonly number[] | 'allowed';

interface Person {
  readonly id: number;
  readonly client: Client;
  readonly isAdmin: boolean;
  /** Ids of records that the user created, by resource. */
  readonly own: ReadonlyMap<string, number>;
  /** Another session of the same user, or of another user with the same permissions. */
  readonly signInAgain: () => Promise<Person>;
}

const unknownId = 999_999;
/** Calls that end the current session or all sessions of a user. They run last. */
const endingCalls = new Set(['POST /logout', 'DELETE /users/{id}/sessions']);
/** Resources of which every user has a record: their account and their role. */
const ofPeople = new Set(['users', 'roles']);

let app: TestApp;
let operations: readonly Operation[];
let admin: Person;
let maker: Person;
/** A user whom others with the permission may change; only admins may change an admin. */
let otherUser: Person;

beforeAll(async () => {
  // A user makes every call within seconds.
  app = await startApp({ requestLimits: { person: 0, key: 0, address: 0 } });
  operations = await operationsOf(app.anonymous);
  const everything = [...accessTable.values()].flatMap(({ who }) => (isGrant(who) ? [who] : []));
  admin = await productive('admin');
  maker = await productive(everything);
  otherUser = await userAs([]);
});
afterAll(() => app.close());

async function userAs(role: Role): Promise<Person> {
  const client = role === 'admin' ? app.admin : await app.signInAs(role);
  const { id } = (await client.get('/profile')).data<WireRecord>();
  const own = new Map([['users', id]]);
  if (role !== 'admin') return { id, client, isAdmin: false, own, signInAgain: () => userAs(role) };
  const signInAgain = async (): Promise<Person> => ({
    ...{ id, isAdmin: true, own, signInAgain },
    client: await app.signInAs(role),
  });
  return { id, client, isAdmin: true, own, signInAgain };
}

/** A user with a record of every kind that the role can create. */
async function productive(role: Role): Promise<Person> {
  const person = await userAs(role);
  const own = new Map(person.own);
  const make = async (kind: string, path: string, body: object) => {
    const response = await person.client.post(path, body);
    if (response.status !== 403) own.set(kind, response.data<WireRecord>().id);
  };
  for (const { name } of everyResource) {
    if (!ofPeople.has(name)) await make(name, `/${name}`, await app.draft(name));
  }
  await make('views', '/views', { subject: 'brands', name: 'Mine', state: {} });
  const change = { set: { sort_order: 7 } };
  await make('jobs', '/brands/bulk', { ids: [own.get('brands')], change });
  const orders = own.get('orders');
  if (orders !== undefined) own.set('order_statuses', orders);
  return { ...person, own };
}

function isGrant(who: Who): who is Permission {
  return typeof who !== 'string';
}

function isAllowed(who: Who, grants: readonly Permission[], isAdmin: boolean): boolean {
  if (!isGrant(who)) return who !== 'admin' || isAdmin;
  return buildPermissionSet(grants, isAdmin).can(...who);
}

const labelOf = ({ method, template }: Operation) => `${method} ${template}`;

/** The first test reports calls that are missing in the table. */
const access = (operation: Operation): Access =>
  accessTable.get(labelOf(operation)) ?? { who: 'admin' };

/** Ids for the path of a call, by the owner of the record. */
function idsIn({ template }: Operation, person: Person): readonly (readonly [Whose, number])[] {
  if (!/\{(id|roomId)\}/.test(template)) return [['none', unknownId]];
  const kind = template.split('/')[1] ?? '';
  const other = kind === 'users' ? otherUser : person.isAdmin ? maker : admin;
  const known: readonly (readonly [Whose, number | undefined])[] = [
    ['own', person.own.get(kind)],
    ['foreign', other.own.get(kind)],
  ];
  const ids = known.flatMap(([whose, id]) => (id === undefined ? [] : [[whose, id] as const]));
  return [...ids, ['unknown', unknownId]];
}

async function statusOf(client: Client, { method, template, isStream }: Operation, id: number) {
  const path = template.replace(/\{(id|roomId)\}/, String(id)).replaceAll(/\{\w+\}/g, '1');
  // A stream would not end; an invalid parameter is refused after the permission check.
  const query = isStream ? { topics: 'nonsense' } : undefined;
  if (method === 'GET') return (await client.get(path, query)).status;
  return (await client.send(method, path, { json: {} })).status;
}

/** Makes every call as one user with every id and returns unexpected statuses. */
async function mismatchesOf(
  person: Person,
  expected: (operation: Operation, whose: Whose) => Expected,
  calls: readonly Operation[] = operations,
): Promise<readonly string[]> {
  const mismatches: string[] = [];
  const isLast = (operation: Operation) => endingCalls.has(labelOf(operation));
  const inOrder = [...calls.filter((one) => !isLast(one)), ...calls.filter(isLast)];
  for (const operation of inOrder) {
    const isFarewell = endingCalls.has(labelOf(operation));
    for (const [whose] of idsIn(operation, person)) {
      const who = isFarewell ? await person.signInAgain() : person;
      const [, id] = idsIn(operation, who).find(([one]) => one === whose) ?? [whose, unknownId];
      const status = await statusOf(who.client, operation, id);
      const wanted = expected(operation, whose);
      const isExpected =
        wanted === 'allowed'
          ? status !== 401 && status !== 403 && status < 500
          : wanted.includes(status);
      if (!isExpected)
        mismatches.push(`${labelOf(operation)} (${whose}): ${status}, not ${wanted}`);
    }
  }
  return mismatches;
}

/** 403 without the permission; for records of others also 404, which hides that they exist. */
function byPermissions(grants: readonly Permission[], isAdmin = false) {
  return (operation: Operation, whose: Whose): Expected => {
    const { who, foreign = who, because = who } = access(operation);
    if (!isAllowed(who, grants, isAdmin)) return [403];
    const isOwn = whose === 'own' || whose === 'none';
    if (isOwn && !isAllowed(because, grants, isAdmin)) return [403];
    return isOwn || isAllowed(foreign, grants, isAdmin) ? 'allowed' : [403, 404];
  };
}

test('the access table lists exactly the calls of the API', () => {
  expect([...accessTable.keys()].sort()).toEqual(operations.map(labelOf).sort());
});

test('the declaration of every call matches the access table', () => {
  const declared = operations.map((operation) => [
    labelOf(operation),
    (operation.described as { 'x-right'?: unknown })['x-right'],
  ]);
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries([...accessTable].map(([call, { who }]) => [call, who])),
  );
});

// Each test sends hundreds of requests.
describe('access to a call', { timeout: 120_000 }, () => {
  const toNobody = (operation: Operation): Expected =>
    access(operation).who === 'public' ? 'allowed' : [401];

  test('is refused without a session', async () => {
    const nobody: Person = { ...maker, client: app.anonymous, signInAgain: async () => nobody };
    expect(await mismatchesOf(nobody, toNobody)).toEqual([]);
  });

  test.each(['pending', 'suspended'] as const)('is refused to a user who is %s', async (state) => {
    const former = await userAs([['read', 'offers']]);
    (await app.admin.patch(`/users/${former.id}`, { state })).data();
    expect(await mismatchesOf({ ...former, signInAgain: async () => former }, toNobody)).toEqual(
      [],
    );
  });

  test('is limited to their own account for a user without permissions', async () => {
    expect(await mismatchesOf(await userAs([]), byPermissions([]))).toEqual([]);
  });

  test('is limited to brands for a user who may read brands', async () => {
    const granted: readonly Permission[] = [['read', 'brands']];
    expect(await mismatchesOf(await userAs(granted), byPermissions(granted))).toEqual([]);
  });

  test('follows the role of an editor', async () => {
    expect(
      await mismatchesOf(await productive('editor'), byPermissions(editorPermissions)),
    ).toEqual([]);
  });

  test('is allowed by exactly its permission, as soon as the user gets it', async () => {
    const person = (await app.admin.get(`/users/${maker.id}/edit`)).data<WireRecord>();
    const { id: roleId } = person.role as { id: number };
    const permissions = new Map([...accessTable.values()].map(({ who }) => [String(who), who]));
    const mismatches: string[] = [];
    for (const who of permissions.values()) {
      const granted = isGrant(who) ? withNeeded(who) : [];
      (await app.admin.patch(`/roles/${roleId}/edit_permissions`, { granted })).data();
      const signInAgain = () => userAs(granted);
      const calls = operations.filter((operation) => String(access(operation).who) === String(who));
      mismatches.push(
        ...(await mismatchesOf({ ...maker, signInAgain }, byPermissions(granted), calls)),
      );
    }
    expect(mismatches).toEqual([]);
  });

  test('is always allowed for an admin', async () => {
    expect(await mismatchesOf(admin, byPermissions([], true))).toEqual([]);
  });
});

/** Update includes read, and a claim shows the offer. */
function withNeeded(permission: Permission): readonly Permission[] {
  const [action, subject] = permission;
  const needsRead = action === 'update' || String(permission) === 'change_status,offers';
  return needsRead ? [['read', subject], permission] : [permission];
}
