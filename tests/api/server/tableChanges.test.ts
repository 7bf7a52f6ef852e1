import type { Database } from '@rentyard/api/db/database';
import { migrate } from '@rentyard/api/db/migration/migrate';
import { openDatabase } from '@rentyard/api/db/open';
import { insertRows } from '@rentyard/api/seed/insertRows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Cluster,
  createDatabase,
  openCluster,
} from '../../support/database/postgresCluster.ts';
import { eventually } from '../../support/eventually.ts';

let cluster: Cluster;
let writer: Database;
let other: Database;
let number = 0;

beforeAll(async () => {
  cluster = await openCluster();
  const url = await createDatabase(cluster.url);
  writer = await openDatabase({ url });
  other = await openDatabase({ url });
  await migrate(writer);
});
afterAll(async () => {
  await writer?.close();
  await other?.close();
  await cluster?.stop();
});

function brand() {
  number += 1;
  return { name: `Brand ${number}`, code: `B${number}`, alias: `brand-${number}` };
}

/** Counts the reported writes to brands, once they are reported at all. */
async function countChanges(db: Database): Promise<{ count: number }> {
  const changes = { count: 0 };
  db.tableChanges.watch(['brands'], () => {
    changes.count += 1;
  });
  await eventually(() => expect(db.tableChanges.isListening).toBe(true));
  changes.count = 0;
  return changes;
}

test.each<[string, () => Promise<unknown>]>([
  ['an insert', () => insertRows(writer, 'brands', [brand()])],
  ['a bulk insert', () => writer.insertRows('brands', [brand(), brand()])],
  ['a transaction', () => writer.transaction((tx) => insertRows(tx, 'brands', [brand()]))],
])('%s is reported to its own process before it returns', async (_, write) => {
  const own = await countChanges(writer);
  const others = await countChanges(other);
  for (let writes = 1; writes <= 20; writes += 1) {
    await write();
    expect(own.count).toBe(writes);
  }
  await eventually(() => expect(others.count).toBe(20));
});

test('many writes at once are each reported before they return', async () => {
  const own = await countChanges(writer);
  let returned = 0;
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      await insertRows(writer, 'brands', [brand()]);
      returned += 1;
      expect(own.count).toBeGreaterThanOrEqual(returned);
    }),
  );
});
