import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { bytesToReplay, pruneWal } from './pruneWal.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ memory: true });
});
afterAll(() => db.close());

const megabyte = 1_048_576;

test('the log that a start after a kill replays stays short', { timeout: 60_000 }, async () => {
  await db.rows(sql`create table padding (text text)`);
  for (let n = 0; n < 20; n += 1) {
    // Not compressible: a megabyte of log each.
    await db.rows(sql`
      insert into padding
      select string_agg(md5(random()::text), '') from generate_series(1, 33000) n group by n % 500`);
  }
  expect(await bytesToReplay(db)).toBeGreaterThan(16 * megabyte);
  await pruneWal(db);
  expect(await bytesToReplay(db)).toBeLessThan(megabyte);
});
