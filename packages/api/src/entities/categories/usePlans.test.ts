import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queryable } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { newKey } from '../../media/storage/mediaStorage.ts';
import { createStore } from '../../records/createStore.ts';
import type { Store } from '../../records/store.ts';
import { findIncomingReferences } from '../../records/trash/incomingReferences.ts';
import { seedEssentials } from '../../seed/accounts.ts';
import { storeDemoPhotos } from '../../seed/listings/photos.ts';
import { demoSeed, seedDemo } from '../../seed/seedDatabase.ts';
import { registry } from '../registry.ts';
import { countUses } from './valueUses.ts';

const locale = { language: 'en', fallback: 'en' };
const now = new Date('2026-11-20T08:00:00.000Z');

let db: Database;
let store: Store;

beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const adminId = await seedEssentials(db, account('admin'), now);
  const nowhere = { save: async () => newKey(), remove: async () => undefined };
  const photos = await storeDemoPhotos(nowhere, demoSeed);
  await seedDemo(db, { seed: demoSeed, now, adminId }, account('editor'), photos);
  await multiply(10);
  const bindings = registry.map((registered) => registered.binding);
  store = createStore({ db, bindings: bindings, clock: () => now, secretKey: Buffer.alloc(32) });
}, 120_000);
afterAll(() => db.close());

/** Enough offers to make a sequential scan the worse plan. */
async function multiply(times: number): Promise<void> {
  await db.rows(sql`
    insert into offers (category_id, type, name, code, alias, currency_id, region_id, project_id, properties)
    select category_id, type, name, code || '-' || n, alias || '-' || n, currency_id, region_id,
      project_id, properties
    from offers, generate_series(1, ${times}::int) as n`);
  await db.rows(sql`vacuum (analyze)`);
}

/** The plans of the statements that run meanwhile. */
function explaining(plans: string[]): Queryable {
  const explain = async (query: SQL) => {
    const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  };
  return {
    insertRows: db.insertRows,
    rows: async (query) => {
      await explain(query);
      return db.rows(query);
    },
    one: async (query) => {
      await explain(query);
      return db.one(query);
    },
  };
}

test('an index finds the offers that answer a characteristic', async () => {
  const property = await db.one<{ id: number }>(sql`
    insert into properties (category_id, name)
    select min(id), '{"en": "Unanswered"}' from categories returning id`);
  const plans: string[] = [];
  const pointed = { to: 'properties', ids: [property?.id ?? 0] };
  const uses = await findIncomingReferences(explaining(plans), store, pointed, locale);
  expect(uses.size).toBe(0);
  expect(plans.join('\n')).toContain('Bitmap Index Scan on offers_properties');
  expect(plans.join('\n')).not.toContain('Seq Scan on offers');
});

test('an index finds the offers that use a value', async () => {
  const plans: string[] = [];
  expect(await countUses(explaining(plans), store.bindings, 999_999)).toBe(0);
  expect(plans.join('\n')).toContain('Bitmap Index Scan on offers_properties');
  expect(plans.join('\n')).not.toContain('Seq Scan on offers');
});
