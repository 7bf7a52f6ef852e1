import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Transaction } from '../../db/database.ts';
import { Unavailable } from '../../errors/failures.ts';
import type { Store } from '../store.ts';
import { openQualityChecks } from './qualityChecks.ts';

let clock = 0;
beforeEach(() => {
  // The delay before another attempt.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const dialect = new PgDialect();

/** A database in which a check takes `perCheck` ms, and a statement of more than `limit` ms is refused. */
async function stepsTaken({
  perCheck,
  limit,
  steps,
}: Record<'perCheck' | 'limit' | 'steps', number>) {
  const taken: number[] = [];
  const tx = {
    one: async () => ({ locked: true }),
    rows: async (statement: SQL) => {
      const { params } = dialect.sqlToQuery(statement);
      const size = Number(params[0]);
      taken.push(size);
      if (taken.length >= steps) return [];
      clock += Math.min(limit, size * perCheck);
      if (size * perCheck > limit) throw new Unavailable();
      return Array.from({ length: size }, () => ({ resource: 'brands', record_id: 1 }));
    },
  };
  const db = {
    transaction: <Result>(run: (tx: Transaction) => Promise<Result>) =>
      run(tx as Partial<Transaction> as Transaction),
    listen: async () => () => undefined,
  } as Partial<Database> as Database;
  const store = { allBindings: [] } as Partial<Store> as Store;
  const checks = openQualityChecks({ db, store, log: { warn: () => undefined } });
  await checks.start();
  await vi.waitFor(() => expect(taken.length).toBeGreaterThanOrEqual(steps), 20_000);
  await checks.stop();
  return taken;
}

test('fast checks are done in larger steps', async () => {
  expect(await stepsTaken({ perCheck: 0.1, limit: 10_000, steps: 5 })).toEqual([
    100, 200, 400, 500, 500,
  ]);
});

test('slow checks are done in steps of a fifth of a second', async () => {
  expect(await stepsTaken({ perCheck: 4, limit: 1_000, steps: 3 })).toEqual([100, 50, 50]);
});

test('checks that pass the time limit of a statement are done in smaller steps', async () => {
  expect(await stepsTaken({ perCheck: 50, limit: 250, steps: 6 })).toEqual([100, 25, 7, 2, 4, 4]);
});
