import { utcMoment } from '@rentyard/contract/schema/moments';
import { type SQL, sql } from 'drizzle-orm';
import { Invalid, WrongState } from '../../../errors/failures.ts';
import type { EditedRecord } from '../../../records/find.ts';
import { now, type WriteContext } from '../../../records/store.ts';
import { asDraft } from '../../../records/write/draft.ts';
import { orderCalendar } from '../orderPeriod.ts';
import { findOwners, offerTerms, pricedColumns, termColumns, termsOfOrder } from '../orderPrice.ts';
import { type RentalUnit, unitsOfRental } from '../rentalTime.ts';
import { takeStep, type Versioned } from './takeStep.ts';

export interface Condition {
  readonly at?: string | null | undefined;
  readonly meter?: number | null | undefined;
  readonly note: string | null;
  readonly photos?: readonly number[] | null | undefined;
  readonly version?: number | null | undefined;
}

/** The client receives the machine. */
export function handOver(
  write: WriteContext,
  given: Versioned,
  condition: Condition,
): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'hand_over',
    values: async (order) => {
      if (order.life !== 'approved') throw new WrongState();
      const at = pastMoment(write, condition);
      return { handed_over_at: at, ...(await conditionColumns(write, 'hand_over', condition)) };
    },
  });
}

/** The client returns the machine; from then on it is free. */
export function returnMachine(
  write: WriteContext,
  given: Versioned,
  condition: Condition,
): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'return',
    values: async (order) => {
      if (!isOut(order)) throw new WrongState();
      const at = pastMoment(write, condition, String(order.handed_over_at));
      return { returned_at: at, ...(await conditionColumns(write, 'return', condition)) };
    },
  });
}

/** A later end. The units follow from it, and the price from the units. */
export function extend(
  write: WriteContext,
  given: Versioned,
  endsAt: string,
): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'extend',
    values: async (order) => {
      if (order.life !== 'approved' && !isOut(order)) throw new WrongState();
      const end = new Date(utcMoment(endsAt) ?? endsAt);
      if (end.getTime() <= Date.parse(String(order.due_at))) {
        throw Invalid.at('ends_at', { id: 'ends_before_due' });
      }
      const draft = asDraft(write.binding.resource, order);
      const calendar = await orderCalendar(write.tx, draft);
      const start = new Date(String(order.starts_at));
      const units = unitsOfRental(calendar, start, { end, unit: order.unit as RentalUnit });
      if (units === undefined || units > unitsAtMost) {
        throw Invalid.at('ends_at', { id: 'max_value', values: { number: unitsAtMost } });
      }
      // The prices that the order was made with.
      const priced = pricedColumns(termsOfOrder(order), { ...order, units });
      return {
        extended_to: sql`${end.toISOString()}::timestamptz`,
        units: sql`${units}`,
        ...priced,
      };
    },
  });
}

const unitsAtMost = 10_000;

/** Frees the machine of an order before it is handed over. */
export function cancel(
  write: WriteContext,
  given: Versioned,
  reason: string,
): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'cancel',
    reason,
    values: async (order) => {
      if (order.life !== 'approved' && order.life !== 'requested') throw new WrongState();
      return { cancelled_at: sql`${now(write)}`, cancel_reason: sql`${reason}` };
    },
  });
}

/** Prices an order by the current prices of its offer. */
export function reprice(write: WriteContext, given: Versioned): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'reprice',
    values: async (order) => {
      if (order.life === 'returned' || order.life === 'cancelled') throw new WrongState();
      const draft = asDraft(write.binding.resource, order);
      const terms = await offerTerms(write.tx, findOwners(draft));
      if (!terms) throw new WrongState();
      return {
        price_per_shift: sql`${terms.price_per_shift}::numeric`,
        price_per_hour: sql`${terms.price_per_hour}::numeric`,
        currency_id: sql`${terms.currency}::bigint`,
        ...termColumns(terms, now(write)),
        ...pricedColumns(terms, order),
      };
    },
  });
}

function isOut({ life }: EditedRecord): boolean {
  return life === 'out' || life === 'late';
}

/** The given moment or now: not in the future, and not before `since`. */
function pastMoment(write: WriteContext, { at }: Condition, since?: string): SQL {
  const present = now(write);
  const moment = typeof at === 'string' ? (utcMoment(at) ?? at) : present;
  if (Date.parse(moment) > Date.parse(present)) {
    throw Invalid.at('at', { id: 'max_date', values: { number: present } });
  }
  if (since !== undefined && Date.parse(moment) < Date.parse(since)) {
    throw Invalid.at('at', { id: 'ends_before_start' });
  }
  return sql`${moment}::timestamptz`;
}

async function conditionColumns(
  { tx }: WriteContext,
  step: 'hand_over' | 'return',
  { meter = null, note, photos }: Condition,
): Promise<Readonly<Record<string, SQL>>> {
  const ids = [...new Set(photos ?? [])];
  if (ids.length > 0) {
    const found = await tx.rows(sql`
      select id from photos where id = any(${sql.param(ids)}::bigint[]) and deleted_at is null
      order by id for share`);
    if (found.length < ids.length) throw Invalid.at('photos', { id: 'not_found' });
  }
  return {
    [`${step}_meter`]: sql`${meter}::numeric`,
    [`${step}_note`]: sql`${note}::text`,
    [`${step}_photos_ids`]: sql`${sql.param(ids)}::bigint[]`,
  };
}
