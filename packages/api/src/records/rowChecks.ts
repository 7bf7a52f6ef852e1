import { type RowValue, rowValues } from '@rentyard/contract/rowValues';
import { valueAt } from '@rentyard/contract/schema';
import { decimal } from '@rentyard/ui/validators';
import { sql } from 'drizzle-orm';
import { shortestAmount } from './amount.ts';
import type { Draft } from './draft.ts';
import { name } from './fragments.ts';
import type { Check, Checked, LockingCheck } from './saveChecks.ts';
import { isOfKind, targetOf } from './targets.ts';

/**
 * Whether what the rows of changed lists point at is there: one question per kind of record. What rows pointed
 * at before may be in the trash by now, as with any other reference that a save leaves alone.
 */
export function rowReferenceChecks(checked: Checked): readonly LockingCheck[] {
  const known = new Set(pointersIn(changedRows(checked, checked.before)).map(pointedAt));
  const pointers = pointersIn(changedRows(checked, checked.after)).filter(
    (pointer) => !known.has(pointedAt(pointer)),
  );
  const kinds = [...new Set(pointers.map(({ to }) => to))];
  return kinds.map((kind) => {
    const own = pointers.filter(({ to }) => to === kind);
    const target = targetOf(checked.targets, kind);
    const ids = [...new Set(own.map(({ value }) => value))];
    return {
      lock: sql`select t.id from ${name(target.table)} t
        where t.id = any(${sql.param(ids)}::bigint[]) and ${isOfKind(target, 't')}
        order by t.id for share`,
      ask: (locked) => sql`(select coalesce(json_agg(id), '[]') from ${locked})`,
      problem: (found) => {
        const there = new Set(found as readonly number[]);
        return own
          .filter(({ value }) => !there.has(value))
          .map(({ path }) => ({ path, problem: { id: 'not_found' } }));
      },
    };
  });
}

interface RowPointer {
  readonly path: string;
  readonly to: string;
  readonly value: number;
}

function pointersIn(rows: readonly RowValue[]): readonly RowPointer[] {
  return rows.flatMap(({ path, field, value }) =>
    field.kind === 'reference' && typeof value === 'number' ? [{ path, to: field.to, value }] : [],
  );
}

function pointedAt({ to, value }: RowPointer): string {
  return `${to} ${value}`;
}

/** Whether the amounts of changed lists are as exact as their currencies. */
export function rowAmountChecks(checked: Checked): readonly Check[] {
  const amounts = changedRows(checked, checked.after).flatMap(({ path, field, value }) =>
    field.kind === 'money' && typeof value === 'string'
      ? [{ path, amount: value, currency: nearest(checked.after, path, field.currency) }]
      : [],
  );
  if (amounts.length === 0) return [];
  const currencies = [...new Set(amounts.map(({ currency }) => currency))];
  return [
    {
      ask: sql`(select json_object_agg(c.id, c.decimal) from currencies c
        where c.id = any(${sql.param(currencies)}::bigint[]))`,
      problem: (answer) => {
        const places = (answer ?? {}) as Readonly<Record<string, number>>;
        return amounts.flatMap(({ path, amount, currency }) => {
          const most = places[String(currency)];
          const problem = most === undefined ? undefined : decimal(most)(shortestAmount(amount));
          return problem ? [{ path, problem }] : [];
        });
      },
    },
  ];
}

/** The rows of the changed lists, as they stand in this form of the record. */
function changedRows({ changed }: Checked, form: Draft | undefined): readonly RowValue[] {
  return changed.flatMap(([path, field]) =>
    field.kind === 'list' ? rowValues(path, field, valueAt(form, path)) : [],
  );
}

/** The value of a field that stands in the same row or around it. */
function nearest(record: Draft, path: string, sibling: string): unknown {
  const around = path.split('.').slice(0, -1);
  while (around.length > 0) {
    const value = valueAt(record, [...around, sibling].join('.'));
    if (value !== undefined) return value;
    around.pop();
  }
  return record[sibling];
}
