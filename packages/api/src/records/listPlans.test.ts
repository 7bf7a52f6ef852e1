import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { offers } from '../resources/offers.ts';
import { registry } from '../resources/registry.ts';
import { listRecords } from './list.ts';
import type { Filter, ListQuery } from './listQuery.ts';
import { createStore, type Store } from './store.ts';

/** Enough rows for a scan of the table to be the worse plan. */
const rows = 4_000;

let db: Database;
let store: Store;

beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  await fill(db);
  store = createStore({
    db,
    kept: registry.map(({ kept }) => kept),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
}, 120_000);
afterAll(() => db.close());

const plain: ListQuery = {
  page: 1,
  perPage: 25,
  words: [],
  sort: [{ path: 'updated_at', isDescending: true }],
  filters: [],
  isTrash: false,
};

/** The plan of a list, as the database would run it. */
async function planOf(query: Partial<ListQuery>, language = 'en'): Promise<string> {
  const plans: string[] = [];
  const explaining: Database = {
    ...db,
    async one<Row extends object>(list: SQL) {
      const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${list}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      return undefined as Row | undefined;
    },
  };
  const asked = { language, fallback: 'en' };
  await listRecords({ ...store, db: explaining }, offers, { ...plain, ...query }, asked);
  return plans.join('\n');
}

describe('offers are found by an index', () => {
  const orders = ['updated_at', 'created_at', ...offers.resource.sort];

  test.each(orders.flatMap((path) => [[path, false] as const, [path, true] as const]))(
    'ordered by %s, descending: %s',
    async (path, isDescending) => {
      expect(await planOf({ sort: [{ path, isDescending }] })).not.toContain('Seq Scan on offers');
    },
  );

  test.each(['ru', 'ua', 'ro', 'tr', 'pl'])('ordered by name in %s', async (language) => {
    const sort = [{ path: 'name', isDescending: false }];
    expect(await planOf({ sort }, language)).not.toContain('Seq Scan on offers');
  });

  test.each<Filter>([
    { path: 'status', operator: 'eq', value: 'rejected' },
    { path: 'category', operator: 'eq', value: 3 },
    { path: 'brand', operator: 'eq', value: 3 },
    { path: 'region', operator: 'eq', value: 3 },
    { path: 'code', operator: 'eq', value: 'OF-77' },
    { path: 'prices.price_per_hour', operator: 'lte', value: '2' },
  ])('filtered by $path', async (filter) => {
    expect(await planOf({ filters: [filter] })).not.toContain('Seq Scan on offers');
  });

  test('searched for a rare word', async () => {
    expect(await planOf({ words: ['rareword77'] })).toContain('offers_search');
  });

  test('on a late page, from the index alone', async () => {
    expect(await planOf({ page: 120 })).toMatch(/Index Only Scan using offers_updated_at/);
  });
});

async function fill(on: Database): Promise<void> {
  await on.rows(
    sql.raw(`
    insert into currencies (code, symbol) values ('EUR', '€');
    insert into languages (code, name, numeric_date_format, text_date_format, time_format)
      values ('en', 'English', 'P', 'PP', 'p');
    insert into countries (code, alias, iso_name, phone_code, currency_id, language_id)
      values ('MD', 'md', 'MD', '373', 1, 1);
    insert into regions (code, alias, country_id)
      select 'R' || n, 'r-' || n, 1 from generate_series(1, 40) n;
    insert into brands (name, code, alias)
      select 'Brand ' || n, 'B' || n, 'b-' || n from generate_series(1, 25) n;
    insert into categories (alias) select 'c-' || n from generate_series(1, 18) n;
    insert into projects (name, domain) values ('Machines', 'machines.test');
    insert into offers (category_id, type, name, code, alias, price_per_hour, currency_id, brand_id,
                        region_id, project_id, status, created_at, updated_at)
      select n % 18 + 1, case when n % 5 = 0 then 'service' else 'equipment' end,
             jsonb_build_object('en', 'Excavator rareword' || n), 'OF-' || n, 'of-' || n, n % 90 + 1, 1,
             n % 25 + 1, n % 40 + 1, 1,
             (array['new', 'active', 'active', 'active', 'hidden', 'rejected'])[n % 6 + 1],
             now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${rows}) n;
    analyze`),
  );
  await on.rows(sql`vacuum offers`);
}
