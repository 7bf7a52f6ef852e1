import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { Deriving, Saving } from '../../records/store.ts';
import { findOwners } from './orderPrice.ts';
import { endOfRental, type RentalUnit, type ShiftCalendar, unitsOfRental } from './rentalTime.ts';
import { readCalendar } from './workCalendars.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the end of an order depends on. */
const decisive = ['starts_at', 'units', 'unit'] as const;

/**
 * The end of an order from its units, or its units from an end that was sent. The calendar is that of
 * the offer, else of the region or the project.
 */
export async function derivePeriod({ write, before, after, sent }: Deriving): Promise<Values> {
  const { starts_at: start, ends_at: end } = after;
  if (typeof start !== 'string') return sent.ends_at ? {} : { ends_at: null };
  const isEndSent = typeof sent.ends_at === 'string' && !isSame(before?.ends_at, sent.ends_at);
  const isChanged =
    before === undefined ||
    typeof end !== 'string' ||
    decisive.some((path) => !isSame(before[path], after[path]));
  if (!isEndSent && !isChanged) return {};
  const unit = after.unit as RentalUnit;
  const calendar = await orderCalendar(write.tx, after);
  if (!isEndSent)
    return { ends_at: endText(calendar, start, { units: Number(after.units), unit }) };
  const endsAt = new Date(String(sent.ends_at));
  if (endsAt.getTime() <= Date.parse(start)) return {};
  return { units: unitsOfRental(calendar, new Date(start), { end: endsAt, unit }) ?? unitsTooMany };
}

/** More than the field accepts, so the save is refused. */
const unitsTooMany = 10_001;

/** The calendar of the rental of an order in the shape of a draft. */
export function orderCalendar(on: Saving['write']['tx'], order: Values): Promise<ShiftCalendar> {
  return readCalendar(on, findOwners(order));
}

function endText(
  calendar: ShiftCalendar,
  start: string,
  length: { readonly units: number; readonly unit: RentalUnit },
): string | null {
  return endOfRental(calendar, new Date(start), length)?.toISOString() ?? null;
}

function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : (value ?? null);
  return text(one) === text(other);
}

/** The rules of the offer for a rental: the lead time and the shortest rental. */
export async function checkRentalRules({
  write,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const units = Number(after.units);
  const problems: FieldProblem[] =
    units > 10_000
      ? [{ path: 'units', problem: { id: 'max_value', values: { number: 10_000 } } }]
      : [];
  const isChanged = ['offer', 'starts_at', 'units'].some(
    (path) => !isSame(before?.[path], after[path]),
  );
  if (!isChanged || typeof after.offer !== 'number') return problems;
  const rules = await write.tx.one<{ lead_time: number; minimum_units: number }>(
    sql`select lead_time, minimum_units from offers where id = ${after.offer}::bigint`,
  );
  if (!rules) return problems;
  const { lead_time: minutes, minimum_units: minimum } = rules;
  if (units < minimum) {
    problems.push({
      path: 'units',
      problem: { id: 'minimum_rental', values: { number: minimum } },
    });
  }
  const isMoved =
    typeof after.starts_at === 'string' && !isSame(before?.starts_at, after.starts_at);
  const earliest = write.store.clock().getTime() + minutes * 60_000;
  if (minutes > 0 && isMoved && Date.parse(String(after.starts_at)) < earliest) {
    problems.push({ path: 'starts_at', problem: { id: 'lead_time', values: { number: minutes } } });
  }
  return problems;
}
