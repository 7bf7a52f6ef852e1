import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { newKey } from '../media/storage/mediaStorage.ts';
import { seedEssentials } from './accounts.ts';
import { demoCounts } from './counts.ts';
import { isEmpty } from './isEmpty.ts';
import { storeDemoPhotos } from './listings/photos.ts';
import { demoSeed, seedDemo, seedEmptyDatabase } from './seedDatabase.ts';

const day = 86_400_000;
const made = new Date('2026-01-10T09:00:00.000Z');
const age = 40 * day + 17 * 3_600_000;
const now = new Date(made.getTime() + age);
const storage = { save: async () => newKey(), remove: async () => undefined };
const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: `hash of ${name}` });

let db: Database;

/** The database as the build creates it. */
beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
  const photos = await storeDemoPhotos(storage, demoSeed);
  const nobody = { email: 'nobody@yard.test', passwordHash: null };
  await db.transaction(async (tx) => {
    const adminId = await seedEssentials(tx, nobody, made);
    const editor = { ...nobody, email: 'no-editor@yard.test' };
    await seedDemo(tx, { seed: demoSeed, now: made, adminId }, editor, photos);
  });
});
afterAll(() => db.close());

interface Offers {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly written: number;
}

const offers = () =>
  db.one<Offers>(sql`
    select count(*) as count, min(created_at) as first, max(updated_at) as last, max(version) as written
    from offers`);

test('the first start takes over prepared demo data and moves it to the present', async () => {
  const before = await offers();
  const [picture] = await db.rows<{ storage_key: string }>(sql`select storage_key from photos`);
  expect(await isEmpty(db)).toBe(true);

  const admin = account('admin');
  const demo = { editor: account('editor'), storage };
  expect(await seedEmptyDatabase(db, { admin, demo, now })).toBe(true);

  expect(await isEmpty(db)).toBe(false);
  const people = await db.rows(sql`
    select u.email, u.password_hash, r.system from users u join roles r on r.id = u.role_id
    where u.password_hash is not null order by r.system`);
  expect(people).toEqual([
    { email: 'admin@yard.test', password_hash: 'hash of admin', system: 'admin' },
    { email: 'editor@yard.test', password_hash: 'hash of editor', system: 'editor' },
  ]);
  const after = await offers();
  const later = (moment = '') => new Date(Date.parse(moment) + age).toISOString();
  expect(after).toEqual({
    count: demoCounts.offers,
    first: later(before?.first),
    last: later(before?.last),
    written: before?.written,
  });
  const days = await db.rows(sql`select distinct date from exchange_rates`);
  expect(days).toEqual([{ date: `${now.toISOString().slice(0, 10)}T00:00:00.000Z` }]);
  const remaining = await db.rows(
    sql`select 1 from photos where storage_key = ${picture?.storage_key}`,
  );
  expect(remaining).toEqual([]);
});

test('prepared demo data is taken over only once', async () => {
  const late = { admin: account('intruder'), now };
  expect(await seedEmptyDatabase(db, late)).toBe(false);
});
