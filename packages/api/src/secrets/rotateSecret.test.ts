import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { seedEssentials } from '../seed/accounts.ts';
import { createCipher } from './cipher.ts';
import { rotateSecret } from './rotateSecret.ts';
import { sealedTables } from './sealedColumns.ts';
import { adoptSecret, refuseOtherSecret } from './secretFingerprint.ts';

const [first, second, third] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [
  Buffer,
  Buffer,
  Buffer,
];
const given = (key: Buffer) => ({ key, file: undefined });

let db: Database;
let url: string | undefined;
beforeEach(async () => {
  const opened = await openTestDatabase({ isMigrated: true });
  ({ url } = opened);
  // No pooled connection stays open beside the session.
  db = opened.db;
  const account = { email: 'admin@rentyard.test', passwordHash: 'none' };
  await seedEssentials(db, account, new Date());
}, 90_000);
afterEach(() => db.close());

/** Inserts 1,200 mails, a project with a password and a bucket, all encrypted with the key. */
async function fill(key: Buffer): Promise<void> {
  const { seal } = createCipher(key);
  await db.rows(sql`
    insert into outbox (recipient, subject, text, html, message_id, created_at)
    select 'ion@example.com', 'Code', ${seal('text')}, ${seal('html')}, 'm' || n, now()
    from generate_series(1, 1200) n`);
  await db.rows(sql`
    insert into s3_settings (user_id, name, endpoint, region, bucket, access_key, secret_key)
    select id, 'Own', 'https://s3.example.com', 'us-east-1', 'pictures', 'key', ${seal('bucket')}
    from users limit 1`);
}

async function readAll(key: Buffer): Promise<ReadonlySet<string>> {
  const { open } = createCipher(key);
  const rows = await db.rows<{ value: Buffer }>(sql`
    select text as value from outbox union all select html from outbox
    union all select secret_key from s3_settings`);
  return new Set(rows.map(({ value }) => open(value)));
}

/** Rotates like the command: with no other connections. */
async function rotate(
  rotation: Omit<Parameters<typeof rotateSecret>[1], 'dropsUnreadable'>,
  dropsUnreadable = false,
) {
  if (!url) return rotateSecret(db, { ...rotation, dropsUnreadable });
  await db.close();
  const alone = await openDatabase({ url });
  try {
    return await rotateSecret(alone, { ...rotation, dropsUnreadable });
  } finally {
    await alone.close();
    db = await openDatabase({ url });
  }
}

test('every column of bytes is a hash, a known sealed column or an uploaded file', async () => {
  const columns = await db.rows<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1, 2`);
  const hashes = /_hash$|^fingerprint$/;
  // The file of a proposed import, as it was uploaded.
  const isFile = (one: { table: string; column: string }) =>
    one.table === 'proposals' && one.column === 'form';
  const sealed = columns.filter((one) => !hashes.test(one.column) && !isFile(one));
  const known = sealedTables.flatMap(({ table, columns: own }) =>
    own.map((column) => ({ table, column })),
  );
  expect(new Set(sealed.map((one) => JSON.stringify(one)))).toEqual(
    new Set(known.map((one) => JSON.stringify(one))),
  );
});

test('the first start binds the database to its secret, and another secret is refused', async () => {
  await adoptSecret(db, given(first));
  await adoptSecret(db, given(first));
  await expect(refuseOtherSecret(db, given(second))).rejects.toThrow(/^APP_SECRET is not the one/);
  await expect(refuseOtherSecret(db, { key: second, file: '/data/secret.key' })).rejects.toThrow(
    /^APP_SECRET is not set, and \/data\/secret\.key/,
  );
});

test('a database without a fingerprint is bound to the secret that can decrypt it', async () => {
  await fill(first);
  await expect(adoptSecret(db, given(second))).rejects.toThrow(/^APP_SECRET/);
  await adoptSecret(db, given(first));
});

test('a rotation encrypts everything with the new secret', async () => {
  await adoptSecret(db, given(first));
  await fill(first);
  expect(await rotate({ from: first, to: second })).toEqual({ encrypted: 1_201, dropped: 0 });
  expect(await readAll(second)).toEqual(new Set(['text', 'html', 'bucket']));
  await refuseOtherSecret(db, given(second));
  await expect(refuseOtherSecret(db, given(first))).rejects.toThrow(/APP_SECRET/);
});

test('a rotation that cannot decrypt a value changes nothing', async () => {
  await adoptSecret(db, given(first));
  await fill(first);
  await db.rows(
    sql`update s3_settings set secret_key = ${createCipher(third).seal('of another process')}`,
  );
  await expect(rotate({ from: first, to: second })).rejects.toThrow(/s3_settings was encrypted/);
  await expect(rotate({ from: second, to: third })).rejects.toThrow(/^APP_SECRET is not the one/);
  const mails = await db.rows<{ text: Buffer }>(sql`select text from outbox`);
  expect(mails.every(({ text }) => createCipher(first).opens(text))).toBe(true);
  await refuseOtherSecret(db, given(first));
});

test('a rotation drops values of a lost secret on demand', async () => {
  await adoptSecret(db, given(first));
  await fill(first);
  expect(await rotate({ from: third, to: third }, true)).toEqual({ encrypted: 0, dropped: 1_201 });
  expect(await readAll(third)).toEqual(new Set(['']));
  await refuseOtherSecret(db, given(third));
});

/** With the embedded database, the lock on its folder prevents this. */
if (inject('clusterUrl')) {
  test('a rotation is refused while a server is connected', async () => {
    await adoptSecret(db, given(first));
    await expect(
      rotateSecret(db, { from: first, to: second, dropsUnreadable: false }),
    ).rejects.toThrow(/Servers use this database: PostgreSQL process \d+ \(rentyard /);
    await refuseOtherSecret(db, given(first));
  });
}
