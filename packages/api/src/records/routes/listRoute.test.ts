import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { photos } from '../../entities/photos/photos.ts';
import { registry } from '../../entities/registry.ts';
import { collectTargets } from '../createStore.ts';
import { listSources } from './listRoute.ts';

const bindings = [...registry.map((registered) => registered.binding), photos];
const targets = collectTargets(bindings);
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
});
afterAll(() => db.close());

test.each(bindings.map((one) => [one.resource.name, one] as const))(
  'every source table of the list of %s notifies of its writes',
  async (_, one) => {
    const notifying = await db.rows<{ name: string }>(sql`
      select tgrelid::regclass::text as name from pg_trigger
      where tgname in ('count_added', 'notify_writes')`);
    const known = new Set(notifying.map(({ name }) => name));
    // These are notified by name and not by a trigger.
    const sources = listSources(one, targets).filter((name) => !/_(quietly|health)$/.test(name));
    expect(sources.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the list of offers depends on the tables that they reference', () => {
  const offers = bindings.find(({ resource }) => resource.name === 'offers');
  expect(offers && listSources(offers, targets)).toEqual(
    expect.arrayContaining(['offers', 'brands', 'photos', 'currencies', 'regions', 'users']),
  );
});
