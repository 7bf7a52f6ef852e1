import { freePath } from '@rentyard/contract/schema/listQuery/filterPaths';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { ResourceBinding } from '../store.ts';

/** Up to this number free records are found by the period; others one by one, in the order of the list. */
const fewRecords = 3_000;

/** The period of the filters; a missing end is open, and now is a missing start. */
function findPeriod(filters: readonly Filter[]): SQL | undefined {
  const ends = filters.filter(({ path }) => path === freePath);
  if (ends.length === 0) return undefined;
  const findMoment = (operator: string) => ends.find((end) => end.operator === operator)?.value;
  const [from, to] = [findMoment('gte'), findMoment('lte')];
  const start = from === undefined ? sql`now()` : sql`${from}::timestamptz`;
  const end = to === undefined ? sql`null::timestamptz` : sql`${to}::timestamptz`;
  // A period that ends before its start would be an error of the database.
  return sql`tstzrange(${start}, greatest(${start}, ${end}), '[)')`;
}

/** Records that are free in the period of the filters; `few` are their ids, if they are known. */
export function freeConditions(
  { free }: ResourceBinding,
  filters: readonly Filter[],
  few: readonly number[] | undefined,
): readonly SQL[] {
  const period = findPeriod(filters);
  if (!period || !free) return [];
  const hasGap = few ? sql`r.id = any(${sql.param(few)}::bigint[])` : free.hasGap(period);
  return [hasGap, free.isHere(period)];
}

/** The ids of the records that are free in the period of the filters, if they are few. */
export async function findFewFree(
  on: Queryable,
  { free }: ResourceBinding,
  filters: readonly Filter[],
): Promise<readonly number[] | undefined> {
  const period = findPeriod(filters);
  if (!period || !free) return undefined;
  const found = await on.rows<{ id: number }>(free.ids(period, fewRecords + 1));
  return found.length <= fewRecords ? found.map(({ id }) => id) : undefined;
}
