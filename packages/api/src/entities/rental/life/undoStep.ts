import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Change, HistoryAction } from '@rentyard/contract/schema/history';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { WrongState } from '../../../errors/failures.ts';
import { readId } from '../../../records/fieldKinds/fieldKind.ts';
import { fieldKindOf } from '../../../records/fieldKinds/fieldKinds.ts';
import type { EditedRecord } from '../../../records/find.ts';
import type { WriteContext } from '../../../records/store.ts';
import { asDraft, setAt } from '../../../records/write/draft.ts';
import { pricedColumns, termsOfOrder } from '../orderPrice.ts';
import { takeStep, type Versioned } from './takeStep.ts';

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
