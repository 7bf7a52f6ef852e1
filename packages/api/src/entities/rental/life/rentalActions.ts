import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Change, HistoryAction } from '@rentyard/contract/schema/history';
import { utcMoment } from '@rentyard/contract/schema/moments';
import { fieldAt, plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { Invalid, WrongState } from '../../errors/failures.ts';
import { readId } from '../../records/fieldKinds/fieldKind.ts';
import { fieldKindOf } from '../../records/fieldKinds/fieldKinds.ts';
import { type EditedRecord, lockRecord } from '../../records/find.ts';
import type { ColumnValue } from '../../records/store.ts';
import { now, runAfterWrite, type WriteContext } from '../../records/store.ts';
import { changeRecord } from '../../records/write/changeRecord.ts';
import { asDraft, setAt } from '../../records/write/draft.ts';
import { buildDiff, recordChange } from '../../records/write/history.ts';
import { orNotFound, refuseOldVersion } from '../../records/write/save.ts';
import { orderCalendar } from './orderPeriod.ts';
import { findOwners, offerTerms, pricedColumns, termColumns, termsOfOrder } from './orderPrice.ts';
import { type RentalUnit, unitsOfRental } from './rentalTime.ts';

/** What a call changes of an order in its life. */
interface Step {
  readonly id: number;
  readonly version: number | undefined;
  readonly action: HistoryAction;
  readonly reason?: string | null;
  /** The new values; throws when the order does not allow the step. */
  readonly values: (order: EditedRecord) => Promise<Readonly<Record<string, SQL>>>;
}

/** Takes a step of the life of an order: columns, version and history entry. */
async function takeStep(write: WriteContext, step: Step): Promise<EditedRecord> {
  const { tx, store, binding } = write;
  const { id, action, reason = null } = step;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  refuseOldVersion(before, step.version);
  const columns = Object.entries(await step.values(before));
  const values = columns.map(([column, value]): ColumnValue => ({ column, value }));
  const edited = await changeRecord(write, before, { values, changed: writtenFields(write) });
  const changes = buildDiff(binding.resource, before, edited);
  await recordChange(write, { id, version: edited.version, action, changes, reason });
  runAfterWrite(write);
  return edited;
}

/** The fields that are not read-only and that steps change, so they are read again. */
function writtenFields({ binding }: WriteContext) {
  const written = ['units', 'prices.price_per_shift', 'currency'];
  return plainFields(binding.resource).filter(([path]) => written.includes(path));
}

export interface Condition {
  readonly at?: string | null | undefined;
  readonly meter?: number | null | undefined;
  readonly note: string | null;
  readonly photos?: readonly number[] | null | undefined;
  readonly version?: number | null | undefined;
}

type Versioned = Pick<Step, 'id' | 'version'>;

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

const undoable: readonly HistoryAction[] = ['hand_over', 'extend', 'return', 'cancel', 'reprice'];

/** The columns of the fields that steps change. The end with its extension is stored as the extension. */
const columnsByField: Readonly<Record<string, { readonly column: string; readonly type: string }>> =
  {
    handed_over_at: { column: 'handed_over_at', type: 'timestamptz' },
    returned_at: { column: 'returned_at', type: 'timestamptz' },
    cancelled_at: { column: 'cancelled_at', type: 'timestamptz' },
    due_at: { column: 'extended_to', type: 'timestamptz' },
    units: { column: 'units', type: 'integer' },
    hand_over_meter: { column: 'hand_over_meter', type: 'numeric' },
    hand_over_note: { column: 'hand_over_note', type: 'text' },
    return_meter: { column: 'return_meter', type: 'numeric' },
    return_note: { column: 'return_note', type: 'text' },
    cancel_reason: { column: 'cancel_reason', type: 'text' },
    'prices.price_per_shift': { column: 'price_per_shift', type: 'numeric' },
    'prices.price_per_hour': { column: 'price_per_hour', type: 'numeric' },
    currency: { column: 'currency_id', type: 'bigint' },
    'price_terms.price_per_shift': { column: 'price_terms_price_per_shift', type: 'numeric' },
    'price_terms.price_per_hour': { column: 'price_terms_price_per_hour', type: 'numeric' },
    'price_terms.price_tiers': { column: 'price_terms_price_tiers', type: 'jsonb' },
    'price_terms.shift_hours': { column: 'price_terms_shift_hours', type: 'numeric' },
    'price_terms.shifts_per_week': { column: 'price_terms_shifts_per_week', type: 'integer' },
    'price_terms.agreed_at': { column: 'price_terms_agreed_at', type: 'timestamptz' },
  };

/** Undoes the last step, if it is the last change of the order. What it freed must still be free. */
export function undoStep(write: WriteContext, given: Versioned): Promise<EditedRecord> {
  return takeStep(write, {
    ...given,
    action: 'revert',
    values: async (order) => {
      const { id, version } = order;
      const last = await write.tx.one<{ action: HistoryAction; changes: readonly Change[] }>(sql`
        select action, changes from change_history
        where resource = ${write.binding.resource.name} and record_id = ${id} and version = ${version}
        order by id desc limit 1`);
      if (!last || !undoable.includes(last.action)) throw new WrongState();
      const columns = last.changes.flatMap(({ path, from }) => {
        const known = columnsByField[path];
        if (!known) return [];
        const text = storedText(fieldAt(write.binding.resource, path), from);
        return [[known.column, sql`${text}::${sql.raw(known.type)}`] as const];
      });
      const photos = ['hand_over', 'return'].includes(last.action)
        ? [[`${last.action}_photos_ids`, sql`'{}'::bigint[]`] as const]
        : [];
      const priced = ['extend', 'reprice'].includes(last.action)
        ? pricedBefore(write, order, last.changes)
        : {};
      return { ...Object.fromEntries([...columns, ...photos]), ...priced };
    },
  });
}

/** A value of the history as the text of its column. */
function storedText(field: PlainField | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field?.kind === 'list') return JSON.stringify(fieldKindOf(field).inRow?.(field, value));
  return String(readId(value));
}

/** The price that the order had before the changes. */
function pricedBefore(
  { binding }: WriteContext,
  order: EditedRecord,
  changes: readonly Change[],
): Readonly<Record<string, SQL>> {
  const before = asDraft(binding.resource, order) as Record<string, unknown>;
  for (const { path, from } of changes) setAt(before, path, from);
  return pricedColumns(termsOfOrder(before), before);
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
