import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { currencies } from '../entities/currencies.ts';
import { registry } from '../entities/registry.ts';
import { createStore } from './createStore.ts';
import { listRecords } from './list/list.ts';
import type { Store } from './store.ts';

let db: Database;
let store: Store;

beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
  await db.rows(sql`
    insert into users (id, first_name, last_name, email)
    overriding system value values (1, 'Ana', '"@updated_by":1', 'ana@yard.test')`);
  await db.rows(sql`
    insert into currencies (code, symbol, name, created_by) values
      ('AAA', 'A', '{"en": "A \\"@created_by\\":1"}', 1), ('BBB', 'B', '{"en": "B"}', null)`);
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => db.close());

async function rows(): Promise<readonly Record<string, unknown>[]> {
  const query = { page: 1, perPage: 25, search: '', sort: [], filters: [], isTrash: false };
  const locale = { language: 'en', fallback: 'en' };
  return JSON.parse((await listRecords(store, currencies, query, locale)).json);
}

test('a list embeds records in place of ids, and null in place of none', async () => {
  const [first, second] = await rows();
  expect(first?.created_by).toEqual({ id: 1, name: 'Ana "@updated_by":1' });
  expect(first?.updated_by).toBeNull();
  expect(second?.created_by).toBeNull();
});

test('a text that looks like a placeholder stays as it is', async () => {
  const [first] = await rows();
  expect(first?.name).toBe('A "@created_by":1');
});

test('a list reads embedded records once until their table is written', async () => {
  await rows();
  const read = vi.spyOn(db, 'rows');
  await rows();
  expect(read).not.toHaveBeenCalled();
  await db.rows(sql`update users set last_name = 'Popescu' where id = 1`);
  const [first] = await rows();
  expect(first?.created_by).toEqual({ id: 1, name: 'Ana Popescu' });
});

test('a list reads embedded records each time while writes are not reported', async () => {
  const deaf = { ...db, tableChanges: { isListening: false, watch: () => undefined } };
  const read = vi.spyOn(deaf, 'rows');
  const bindings = store.bindings;
  const unaware = createStore({
    db: deaf,
    bindings,
    clock: store.clock,
    secretKey: Buffer.alloc(32),
  });
  const query = { page: 1, perPage: 25, search: '', sort: [], filters: [], isTrash: false };
  for (const calls of [1, 2]) {
    await listRecords(unaware, currencies, query, { language: 'en', fallback: 'en' });
    expect(read).toHaveBeenCalledTimes(calls);
  }
});
