import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});
afterAll(() => db.close());

const one = sql`select 1 as one`;

/** PostgreSQL has further connections, so a second one is only slow there. */
const outcome = () =>
  db.kind === 'postgres' ? undefined : expect.stringContaining('Run it on `tx` instead of `db`');

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error) => error.message,
  );

test('a statement on the pool inside a transaction fails at once on a single connection', async () => {
  expect(await failureOf(db.transaction(() => db.one(one)))).toEqual(outcome());
});

test('a transaction inside a transaction fails at once on a single connection', async () => {
  const nested = db.transaction(() => db.transaction((tx) => tx.one(one)));
  expect(await failureOf(nested)).toEqual(outcome());
});

test('statements after, beside and started inside a transaction run', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let later: Promise<unknown> = Promise.resolve();
  const [inside, beside] = await Promise.all([
    db.transaction(async (tx) => {
      later = ended.then(() => db.one(one));
      return tx.one(one);
    }),
    db.one(one),
  ]);
  end();
  expect([inside, beside, await later, await db.one(one)]).toEqual(Array(4).fill({ one: 1 }));
});
