import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { NumberedKind } from './counts.ts';
import { seedStatusHistory } from './history.ts';
import { insertRows } from './insertRows.ts';
import { offerRow } from './offers.ts';
import { orderRow } from './orders.ts';
import { tagRow } from './tags.ts';
import type { World } from './world.ts';

/** Demo records of one kind, starting with the number `first`, with their status histories. */
export async function insertNumbered(
  db: Queryable,
  world: World,
  kind: NumberedKind,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  const rows = await rowsOf[kind](db, world, numbers);
  const ids = await insertRows(db, kind, rows);
  await seedStatusHistory(
    db,
    kind,
    rows.map((row, at) => ({ ...row, id: ids[at] })),
  );
}

/** The greatest number so far: codes consist of a prefix and a number. */
export async function lastNumber(db: Queryable, kind: NumberedKind): Promise<number> {
  const { prefix, base } = codes[kind];
  const last = await db.one<{ number: number }>(sql`
    select coalesce(max(substring(code from 4)::bigint), ${base}::bigint) - ${base}::bigint as number
    from ${sql.identifier(kind)} where code ~ ${`^${prefix}-[0-9]{4,12}$`}`);
  return last?.number ?? 0;
}

const codes: Readonly<Record<NumberedKind, { readonly prefix: string; readonly base: number }>> = {
  offers: { prefix: 'OF', base: 10_000 },
  orders: { prefix: 'OR', base: 10_000 },
  tags: { prefix: 'TG', base: 1_000 },
};

const rowsOf = {
  offers: async (_db: Queryable, world: World, numbers: readonly number[]) =>
    numbers.map((number) => offerRow(world, number)),
  orders: ordersOf,
  tags: async (_db: Queryable, world: World, numbers: readonly number[]) =>
    numbers.map((number) => tagRow(world, number)),
};

async function ordersOf(db: Queryable, world: World, numbers: readonly number[]) {
  const drafts = numbers.map((number) => orderRow(world, number));
  const wanted = [...new Set(drafts.map(({ offerCode }) => offerCode))];
  const offers = await db.rows<{ id: number; code: string }>(sql`
    select id, code from offers where code = any(${sql.param(wanted)}::text[]) and deleted_at is null`);
  const ids = new Map(offers.map(({ id, code }) => [code, id]));
  return drafts.map(({ offerCode, ...row }) => ({ ...row, offer_id: ids.get(offerCode) ?? null }));
}
