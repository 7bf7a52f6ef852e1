import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedEssentials } from '../seed/accounts.ts';
import { type ApiKeyAccess, createApiKeyAccess } from './apiKeyAccess.ts';
import { apiKeyHash, isApiKeySecret, newApiKeySecret } from './apiKeySecret.ts';

/** Three processes on one server; with the embedded database, which has only one, three caches. */
let databases: readonly Database[];
let processes: readonly ApiKeyAccess[];
let db: Database;
let author: number;

beforeAll(async () => {
  const opened = await openTestDatabase();
  db = opened.db;
  await migrate(db);
  author = await seedEssentials(db, { email: 'admin@x.test', passwordHash: null }, new Date());
  const { url } = opened;
  databases = url ? [db, await openDatabase({ url }), await openDatabase({ url })] : [db, db, db];
  processes = databases.map((one) => createApiKeyAccess(one, () => new Date()));
  for (const one of databases) {
    await eventually(() => expect(one.tableChanges.isListening).toBe(true));
  }
});
afterAll(async () => {
  for (const one of new Set(databases)) await one.close();
});

async function createKey(): Promise<{ readonly id: number; readonly secret: string }> {
  const secret = newApiKeySecret('write');
  const created = await db.one<{ id: number }>(sql`
    insert into api_keys (name, created_by) values ('Price sync', ${author}) returning id`);
  const id = created?.id ?? 0;
  await db.rows(sql`
    insert into api_key_secrets (api_key_id, secret_hash) values (${id}, ${apiKeyHash(secret)})`);
  return { id, secret };
}

const findUsers = (secret: string) => Promise.all(processes.map((one) => one.findUser(secret)));

const ends: Readonly<Record<string, (id: number) => SQL>> = {
  'is revoked': (id) => sql`update api_keys set deleted_at = now() where id = ${id}`,
  'has no secret any more': (id) => sql`delete from api_key_secrets where api_key_id = ${id}`,
  'has expired': (id) => sql`update api_keys set expires_at = now() where id = ${id}`,
  'has a suspended author': () => sql`update users set state = 'suspended' where id = ${author}`,
};

test.each(Object.entries(ends))('a key that %s is refused by every process', async (_, end) => {
  const { id, secret } = await createKey();
  // Each process has cached the user of the secret.
  expect((await findUsers(secret)).map((user) => user?.apiKeyId)).toEqual([id, id, id]);
  await db.rows(end(id));
  await eventually(async () =>
    expect(await findUsers(secret)).toEqual([undefined, undefined, undefined]),
  );
});

test('a secret with a wrong character has wrong check digits', () => {
  const secret = newApiKeySecret('write');
  expect(isApiKeySecret(secret)).toBe(true);
  for (const at of [9, 20, 40, 58, 66]) {
    const other = secret[at] === '7' ? '8' : '7';
    expect(isApiKeySecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
  }
});
