import type { PlainField } from '@rentyard/contract/fields';
import { type FieldProblem, plainFields } from '@rentyard/contract/resource';
import { valueAt } from '@rentyard/contract/schema';
import { decimal } from '@rentyard/ui/validators';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { shortestAmount } from './amount.ts';
import type { Draft } from './draft.ts';
import { joined, name } from './fragments.ts';
import { columnName, type Kept } from './kept.ts';
import { rowAmountChecks, rowReferenceChecks } from './rowChecks.ts';
import { currencyPath } from './shapes.ts';
import { isOfKind, type Targets, targetNameOf, targetOf } from './targets.ts';

export interface Checked {
  readonly kept: Kept;
  readonly targets: Targets;
  readonly id: number | undefined;
  /** Undefined for a new record. */
  readonly before: Draft | undefined;
  readonly after: Draft;
  /** The fields that the save changes. */
  readonly changed: readonly (readonly [string, PlainField])[];
}

export interface Check {
  /** Answers with a value that `problem` judges. */
  readonly ask: SQL;
  readonly problem: (answer: unknown) => FieldProblem | readonly FieldProblem[] | undefined;
}

/** The rows that it asks about are kept from going to the trash meanwhile. */
export interface LockingCheck extends Pick<Check, 'problem'> {
  /** A select of the ids that are there. */
  readonly lock: SQL;
  /** What is asked of them, by the name that they go by. */
  readonly ask: (locked: SQL) => SQL;
}

/**
 * What only the database knows of a save, asked in one statement: whether references are there, unique
 * values free, and amounts as exact as their currency. References are locked against going to the
 * trash before the save is done.
 */
export async function databaseProblems(
  on: Queryable,
  checked: Checked,
): Promise<readonly FieldProblem[]> {
  const references = [...referenceChecks(checked), ...rowReferenceChecks(checked)];
  const amounts = [...amountChecks(checked), ...rowAmountChecks(checked)];
  const lockName = (index: number) => name(`l${index}`);
  const checks: readonly Check[] = [
    ...references.map(({ ask, problem }, index) => ({ ask: ask(lockName(index)), problem })),
    ...uniqueChecks(checked),
    ...amounts,
  ];
  if (checks.length === 0) return [];
  const asks = checks.map(({ ask }, index) => sql`${ask} as ${name(`c${index}`)}`);
  const locks = references.map(({ lock }, index) => sql`${lockName(index)} as (${lock})`);
  const locking = locks.length > 0 ? sql`with ${joined(locks)} ` : sql``;
  const answers = await on.one<Record<string, unknown>>(sql`${locking}select ${joined(asks)}`);
  return checks.flatMap(({ problem }, index) => problem(answers?.[`c${index}`]) ?? []);
}

function referenceChecks({ targets, after, changed }: Checked): readonly LockingCheck[] {
  const pointers = changed.flatMap(([path, field]) => {
    const to = targetNameOf(field);
    const ids = [valueAt(after, path) ?? []].flat();
    return to !== undefined && ids.length > 0 ? [{ path, target: targetOf(targets, to), ids }] : [];
  });
  return pointers.map(({ path, target, ids }) => ({
    lock: sql`select t.id from ${name(target.table)} t
      where t.id = any(${sql.param(ids)}::bigint[]) and ${isOfKind(target, 't')}
      order by t.id for share`,
    ask: (locked) => sql`(select count(*) from ${locked})`,
    problem: (found) => (found === ids.length ? undefined : { path, problem: { id: 'not_found' } }),
  }));
}

function uniqueChecks({ kept, id, after, changed }: Checked): readonly Check[] {
  return changed
    .filter(([path, field]) => field.unique && valueAt(after, path) != null)
    .map(([path]) => ({
      ask: sql`exists (select 1 from ${name(kept.resource.name)}
        where ${name(columnName(kept, path))} = ${valueAt(after, path)}
          and deleted_at is null and id <> ${id ?? 0})`,
      problem: (isTaken) => (isTaken ? { path, problem: { id: 'unique' } } : undefined),
    }));
}

/** An amount is served with so many until its currency is chosen. */
const placesWithoutCurrency = 2;

function amountChecks({ kept, after, changed }: Checked): readonly Check[] {
  const touched = new Set(changed.map(([path]) => path));
  return plainFields(kept.resource).flatMap(([path, field]) => {
    const amount = valueAt(after, path);
    if (field.kind !== 'money' || field.computed || typeof amount !== 'string') return [];
    const currency = currencyPath(kept.resource.fields, path, field.currency);
    if (!touched.has(path) && !touched.has(currency)) return [];
    return [
      {
        ask: sql`coalesce((select c.decimal from currencies c where c.id = ${valueAt(after, currency)}),
          ${sql.raw(String(placesWithoutCurrency))})`,
        problem: (places: unknown) => {
          const problem = decimal(Number(places))(shortestAmount(amount));
          return problem ? { path, problem } : undefined;
        },
      },
    ];
  });
}
