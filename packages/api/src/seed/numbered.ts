import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { NumberedKind } from './counts.ts';
import { rejectionReasons } from './data/phrases.ts';
import type { SeedRow } from './insertRows.ts';
import { offerRow } from './listings/offers.ts';
import { orderRow } from './listings/orders.ts';
import { rentalRules } from './listings/rentals.ts';
import { tagRow } from './listings/tags.ts';
import type { World } from './world.ts';

/** Reasons of rejections repeat within this number of records, so it must not change. */
const historiesAtOnce = 5_000;

/** Demo records of one kind, starting with the number `first`, with their status histories. */
export async function insertNumbered(
  db: Queryable,
  world: World,
  kind: NumberedKind,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  const ids = await reserveIds(db, kind, count);
  const rowOf = await rowsOf[kind](db, world, numbers);
  const records: HistoryOf[] = [];
  // Rows are generated while the database inserts the former ones. The last comes first: the machine of the first
  // order of a pair may be out, and would refuse the second one.
  function* rows() {
    for (const [at, number] of [...numbers.entries()].reverse()) {
      const row = { id: ids[at], ...rowOf(number) };
      const { id, status, created_at, updated_at, created_by } = row;
      records.push({ id, status, created_at, updated_at, created_by });
      yield row;
    }
  }
  await db.insertRows(kind, rows());
  records.reverse();
  for (let at = 0; at < records.length; at += historiesAtOnce) {
    await seedStatusHistory(db, kind, records.slice(at, at + historiesAtOnce));
  }
}

/** Ids for new rows of the table, in ascending order. */
async function reserveIds(db: Queryable, table: string, count: number): Promise<readonly number[]> {
  const found = await db.one<{ ids: string }>(sql`
    select string_agg(nextval(pg_get_serial_sequence(${table}, 'id'))::text, ',') as ids
    from generate_series(1, ${sql.raw(String(count))})`);
  return (found?.ids ?? '').split(',').map(Number);
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

/** By kind: reads what the rows with these numbers need, and returns the function that creates one. */
const rowsOf = {
  offers: async (_db: Queryable, world: World) => (number: number) => ({
    ...offerRow(world, number),
    ...rentalRules(world, number),
  }),
  orders: ordersOf,
  tags: async (_db: Queryable, world: World) => (number: number) => tagRow(world, number),
};

async function ordersOf(db: Queryable, world: World, numbers: readonly number[]) {
  const drafts = new Map(numbers.map((number) => [number, orderRow(world, number)]));
  const wanted = [...new Set([...drafts.values()].map(({ offerCode }) => offerCode))];
  const offers = await db.rows<{ id: number; code: string }>(sql`
    select id, code from offers where code = any(${sql.param(wanted)}::text[]) and deleted_at is null`);
  const ids = new Map(offers.map(({ id, code }) => [code, id]));
  return (number: number) => {
    const { offerCode, ...row } = drafts.get(number) ?? orderRow(world, number);
    return { ...row, offer_id: ids.get(offerCode) ?? null };
  };
}

/** A seeded record, as its history needs it. */
interface HistoryOf {
  readonly id: number | undefined;
  readonly status: Status;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: number;
}

/** The status transitions from `new` to each status. */
const ways: Readonly<Record<Status, readonly (readonly [from: Status, to: Status])[]>> = {
  new: [],
  active: [['new', 'active']],
  hidden: [
    ['new', 'active'],
    ['active', 'hidden'],
  ],
  rejected: [['new', 'rejected']],
};

/** Inserts the status history that seeded records would have. */
async function seedStatusHistory(
  db: Queryable,
  resource: string,
  records: readonly HistoryOf[],
): Promise<void> {
  const steps = records.flatMap((record, at) => stepsOf(resource, record, at));
  await db.insertRows('status_history', steps);
}

function stepsOf(resource: string, record: HistoryOf, at: number): readonly SeedRow[] {
  const way = ways[record.status];
  const from = Date.parse(record.created_at);
  const to = Date.parse(record.updated_at);
  return way.map(([before, after], step) => ({
    resource,
    record_id: record.id,
    from_status: before,
    to_status: after,
    reason: after === 'rejected' ? rejectionReasons[at % rejectionReasons.length] : null,
    created_at: new Date(from + ((to - from) * (step + 1)) / way.length).toISOString(),
    created_by: record.created_by,
  }));
}
