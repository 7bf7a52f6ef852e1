import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import type { Change } from '@rentyard/contract/schema/history';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Records whose decisions owners and clients hear about. */
export type DecidedResource = 'offers' | 'orders';

/** The values of a record that owners and clients hear about. Offers have only a status. */
export interface DecidedValues {
  readonly status: string;
  readonly cancelled_at?: string | null;
  readonly starts_at?: string | null;
  readonly due_at?: string | null;
  readonly total?: string | null;
  readonly quantity?: number | null;
}

const decidedPaths = [
  'status',
  'cancelled_at',
  'starts_at',
  'due_at',
  'total',
  'quantity',
] as const satisfies readonly (keyof DecidedValues)[];

/** The former values of a change; undefined when it changed nothing that is decided. */
export function formerValues(changes: readonly Change[]): Partial<DecidedValues> | undefined {
  const found = changes.filter(({ path }) => (decidedPaths as readonly string[]).includes(path));
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map(({ path, from }) => [path, from]));
}

/** The current values of a record; undefined when it was deleted. */
export async function readDecided(
  on: Queryable,
  resource: DecidedResource,
  id: number,
): Promise<DecidedValues | undefined> {
  const found = await on.one<{ values: DecidedValues }>(
    resource === 'offers'
      ? sql`select json_build_object('status', status) as values
          from offers where id = ${id} and deleted_at is null`
      : sql`select json_build_object('status', status, 'cancelled_at', cancelled_at, 'starts_at', starts_at,
            'due_at', due_at, 'total', total::text, 'quantity', quantity) as values
          from orders where id = ${id} and deleted_at is null`,
  );
  return found?.values;
}

/** The messages about a change from one state to another; none when both are the same to customers. */
export function findNotices(
  resource: DecidedResource,
  before: DecidedValues,
  after: DecidedValues,
): readonly CustomerNotice[] {
  if (resource === 'offers') {
    return before.status === after.status ? [] : (offerNotices[after.status] ?? []);
  }
  const wasApproved = isApproved(before);
  if (isApproved(after)) {
    if (!wasApproved) return ['order_approved', 'owner_order_approved'];
    return isSameRental(before, after) ? [] : ['order_changed', 'owner_order_changed'];
  }
  const end = findEnd(after);
  if (end === undefined || findEnd(before) !== undefined) return [];
  return wasApproved ? [end, 'owner_order_cancelled'] : [end];
}

const offerNotices: Readonly<Record<string, readonly CustomerNotice[]>> = {
  active: ['offer_approved'],
  rejected: ['offer_rejected'],
  hidden: ['offer_hidden'],
};

function isApproved({ status, cancelled_at }: DecidedValues): boolean {
  return status === 'active' && !cancelled_at;
}

function findEnd({ status, cancelled_at }: DecidedValues): CustomerNotice | undefined {
  if (cancelled_at) return 'order_cancelled';
  return status === 'rejected' ? 'order_rejected' : undefined;
}

function isSameRental(one: DecidedValues, other: DecidedValues): boolean {
  return (
    parseMoment(one.starts_at) === parseMoment(other.starts_at) &&
    parseMoment(one.due_at) === parseMoment(other.due_at) &&
    parseAmount(one.total) === parseAmount(other.total) &&
    (one.quantity ?? 1) === (other.quantity ?? 1)
  );
}

function parseMoment(moment: string | null | undefined): number | null {
  return moment ? Date.parse(moment) : null;
}

/** Amounts come from the database and from the history with another number of decimal places. */
function parseAmount(amount: string | null | undefined): number | null {
  return amount ? Number(amount) : null;
}
