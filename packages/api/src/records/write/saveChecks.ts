import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { amountProblem, placesWithoutCurrency } from '@rentyard/contract/schema/money/amounts';
import { currencyPath } from '@rentyard/contract/schema/money/currencyColumns';
import { type FieldProblem, plainFields } from '@rentyard/contract/schema/resource';
import { type RowValue, rowValues } from '@rentyard/contract/schema/rowValues';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { joined, name } from '../../db/sqlFragments.ts';
import { targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { sameIdentity } from '../sameIdentity.ts';
import { columnName, type ResourceBinding } from '../store.ts';
import { findTarget, isOfKind, type Targets } from '../targets.ts';
import type { Draft } from './draft.ts';

interface Checked {
  readonly binding: ResourceBinding;
  readonly targets: Targets;
  readonly id: number | undefined;
  /** Undefined for a new record. */
  readonly before: Draft | undefined;
  readonly after: Draft;
  /** The fields that the save changes. */
  readonly changed: readonly (readonly [string, PlainField])[];
}

interface Check {
  /** Selects the value that `problem` checks. */
  readonly query: SQL;
  readonly problem: (value: unknown) => FieldProblem | readonly FieldProblem[] | undefined;
}

/** Locks its rows, so that they cannot be trashed before the save ends. */
interface LockingCheck extends Pick<Check, 'problem'> {
  /** Selects the existing records. */
  readonly lock: SQL;
  /** Builds the check from the name of the locking subquery. */
  readonly query: (locked: SQL) => SQL;
}

/**
 * The checks of a save that need the database, in one statement: references exist, unique values
 * are free, and amounts fit the decimals of their currency. Referenced rows are locked, so that
 * nobody trashes them before the save ends.
 */
export async function databaseProblems(
  on: Queryable,
  checked: Checked,
): Promise<readonly FieldProblem[]> {
  const locking = [
    ...referenceChecks(checked),
    ...rowReferenceChecks(checked),
    ...amountChecks(checked),
  ];
  const lockName = (index: number) => name(`l${index}`);
  const checks: readonly Check[] = [
    ...locking.map(({ query, problem }, index) => ({
      query: query(lockName(index)),
      problem,
    })),
    ...uniqueChecks(checked),
  ];
  if (checks.length === 0) return [];
  const columns = checks.map(({ query }, index) => sql`${query} as ${name(`c${index}`)}`);
  const locks = locking.map(({ lock }, index) => sql`${lockName(index)} as (${lock})`);
  const withLocks = locks.length > 0 ? sql`with ${joined(locks)} ` : sql``;
  const row = await on.one<Record<string, unknown>>(sql`${withLocks}select ${joined(columns)}`);
  return checks.flatMap(({ problem }, index) => problem(row?.[`c${index}`]) ?? []);
}

function referenceChecks({ targets, after, changed }: Checked): readonly LockingCheck[] {
  const pointers = changed.flatMap(([path, field]) => {
    const to = targetNameOf(field);
    const ids = [valueAt(after, path) ?? []].flat();
    return to !== undefined && ids.length > 0
      ? [{ path, target: findTarget(targets, to), ids }]
      : [];
  });
  return pointers.map(({ path, target, ids }) => ({
    lock: sql`select t.id from ${name(target.table)} t
      where t.id = any(${sql.param(ids)}::bigint[]) and ${isOfKind(target, 't')}
      order by t.id for share`,
    query: (locked) => sql`(select count(*) from ${locked})`,
    problem: (found) => (found === ids.length ? undefined : { path, problem: { id: 'not_found' } }),
  }));
}

function uniqueChecks({ binding, id, after, changed }: Checked): readonly Check[] {
  return changed
    .filter(([path, field]) => field.unique && valueAt(after, path) != null)
    .map(([path, field]) => ({
      query: sql`exists (select 1 from ${name(binding.resource.name)}
        where ${sameIdentity(field, name(columnName(binding, path)), sql`${valueAt(after, path)}::text`)}
          and deleted_at is null and id <> ${id ?? 0})`,
      problem: (isTaken) => (isTaken ? { path, problem: { id: 'unique' } } : undefined),
    }));
}

/** An amount of the record with the id of its currency. */
interface Amount {
  readonly path: string;
  readonly amount: string;
  readonly currency: unknown;
}

/**
 * Checks that amounts fit the decimals of their currencies. The currencies are locked, so that they
 * cannot lose decimals before the save ends.
 */
function amountChecks(checked: Checked): readonly LockingCheck[] {
  const amounts = [...fieldAmounts(checked), ...rowAmounts(checked)];
  if (amounts.length === 0) return [];
  const currencies = [...new Set(amounts.flatMap(({ currency }) => currency ?? []))];
  return [
    {
      lock: sql`select c.id, c.decimal from currencies c
        where c.id = any(${sql.param(currencies)}::bigint[])
        order by c.id for share`,
      query: (locked) => sql`(select coalesce(json_object_agg(id, decimal), '{}') from ${locked})`,
      problem: (found) => {
        const places = found as Readonly<Record<string, number>>;
        return amounts.flatMap(({ path, amount, currency }) => {
          const problem = amountProblem(amount, places[String(currency)] ?? placesWithoutCurrency);
          return problem ? [{ path, problem }] : [];
        });
      },
    },
  ];
}

function fieldAmounts({ binding, after, changed }: Checked): readonly Amount[] {
  const touched = new Set(changed.map(([path]) => path));
  return plainFields(binding.resource).flatMap(([path, field]) => {
    const amount = valueAt(after, path);
    if (field.kind !== 'money' || field.computed || typeof amount !== 'string') return [];
    const currency = currencyPath(binding.resource.fields, path, field.currency);
    if (!touched.has(path) && !touched.has(currency)) return [];
    return [{ path, amount, currency: valueAt(after, currency) }];
  });
}

function rowAmounts(checked: Checked): readonly Amount[] {
  return changedRows(checked, checked.after).flatMap(({ path, field, value }) =>
    field.kind === 'money' && typeof value === 'string'
      ? [{ path, amount: value, currency: nearest(checked.after, path, field.currency) }]
      : [],
  );
}

/**
 * Checks that the references in rows of changed lists exist: one query per kind of record.
 * References that the rows had before may point at trashed records, as with other unchanged
 * references.
 */
function rowReferenceChecks(checked: Checked): readonly LockingCheck[] {
  const known = new Set(pointersIn(changedRows(checked, checked.before)).map(pointedAt));
  const pointers = pointersIn(changedRows(checked, checked.after)).filter(
    (pointer) => !known.has(pointedAt(pointer)),
  );
  const kinds = [...new Set(pointers.map(({ to }) => to))];
  return kinds.map((kind) => {
    const own = pointers.filter(({ to }) => to === kind);
    const target = findTarget(checked.targets, kind);
    const ids = [...new Set(own.map(({ value }) => value))];
    return {
      lock: sql`select t.id from ${name(target.table)} t
        where t.id = any(${sql.param(ids)}::bigint[]) and ${isOfKind(target, 't')}
        order by t.id for share`,
      query: (locked) => sql`(select coalesce(json_agg(id), '[]') from ${locked})`,
      problem: (found) => {
        const existing = new Set(found as readonly number[]);
        return own
          .filter(({ value }) => !existing.has(value))
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

/** The rows of the changed lists in this version of the record. */
function changedRows({ changed }: Checked, form: Draft | undefined): readonly RowValue[] {
  return changed.flatMap(([path, field]) =>
    field.kind === 'list' ? rowValues(path, field, valueAt(form, path)) : [],
  );
}

/** The value of a field in the same row or in an enclosing row. */
function nearest(record: Draft, path: string, sibling: string): unknown {
  const around = path.split('.').slice(0, -1);
  while (around.length > 0) {
    const value = valueAt(record, [...around, sibling].join('.'));
    if (value !== undefined) return value;
    around.pop();
  }
  return record[sibling];
}
