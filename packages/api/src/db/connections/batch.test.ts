import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
  await db.rows(sql`create table batched (id integer primary key)`);
});
afterAll(() => db.close());

const insert = (id: number) => sql`insert into batched values (${id}) returning id`;
const readAll = sql`select id from batched order by id`;

describe('batch', () => {
  test('runs its statements in their order and returns the rows of each', async () => {
    const found = await db.transaction((tx) =>
      tx.batch<[{ id: number }, { id: number }, { id: number }]>([insert(2), insert(1), readAll]),
    );
    expect(found).toEqual([[{ id: 2 }], [{ id: 1 }], [{ id: 1 }, { id: 2 }]]);
  });

  test('rejects with the first failure and leaves nothing of its transaction', async () => {
    const before = await db.rows(readAll);
    const failing = db.transaction((tx) => tx.batch([insert(7), insert(7), insert(8)]));
    await expect(failing).rejects.toMatchObject({ status: 409 });
    expect(await db.rows(readAll)).toEqual(before);
  });

  test('leaves the connection usable when a statement before a new one fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = db.transaction((tx) =>
        tx.batch([insert(1), sql`select ${round}::text as a`]),
      );
      await expect(failing).rejects.toMatchObject({ status: 409 });
    }
    expect(await db.rows(sql`select ${'x'}::text as a`)).toEqual([{ a: 'x' }]);
  });
});
