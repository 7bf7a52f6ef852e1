import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import { InUse, Invalid } from '../../errors/failures.ts';
import { lockRecord } from '../../records/find.ts';
import type { WriteContext } from '../../records/store.ts';
import { trashRecords } from '../../records/trash/trash.ts';
import {
  createRecord,
  orNotFound,
  refuseOldVersion,
  updateRecord,
} from '../../records/write/save.ts';
import type { Owner } from './categoryProperties.ts';
import { type PropertyRow, readRow } from './propertyRow.ts';
import { replaceValue } from './replaceValue.ts';

export interface Many {
  readonly owner: Owner;
  readonly ownerId: number;
  readonly rows: readonly unknown[];
}

/**
 * Creates, updates and trashes characteristics of a category or a group, all of them or none:
 * problems of every row are reported together, such as `properties.2.values.3.name.en`.
 * Characteristics without a row do not change.
 * @throws {Invalid | Conflict}
 */
export async function saveMany(write: WriteContext, { owner, ownerId, rows }: Many): Promise<void> {
  const problems = noProblems();
  const own = await ownIds(write, owner, ownerId);
  const seen = new Set<number>();
  for (const [at, given] of rows.entries()) {
    try {
      const row = readRow(given, owner, ownerId);
      refuseForeign(row, own, seen);
      await saveRow(write, row, { [owner]: ownerId });
    } catch (error) {
      addProblems(problems, `properties.${at}`, error);
    }
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

/** Each row must name a characteristic of this owner, and no two rows the same one. */
function refuseForeign({ id }: PropertyRow, own: ReadonlySet<number>, seen: Set<number>): void {
  if (id === undefined) return;
  if (!own.has(id)) throw Invalid.at('id', { id: 'not_found' });
  if (seen.has(id)) throw Invalid.at('id', { id: 'repeated' });
  seen.add(id);
}

/** Locks them, so that two saves of one owner run one after the other. */
async function ownIds(
  { tx }: WriteContext,
  owner: Owner,
  id: number,
): Promise<ReadonlySet<number>> {
  const column = owner === 'category' ? sql`category_id` : sql`category_group_id`;
  const rows = await tx.rows<{ id: number }>(sql`
    select id from properties where ${column} = ${id} and deleted_at is null order by id for update`);
  return new Set(rows.map((row) => row.id));
}

async function saveRow(
  write: WriteContext,
  { id, isRemoved, replaced, draft, formPathOf }: PropertyRow,
  owner: Readonly<Record<string, number>>,
): Promise<void> {
  if (id === undefined) {
    const { version, ...rest } = draft;
    const body = (version ?? null) === null ? rest : draft;
    if (isRemoved) throw Invalid.at('id', { id: 'required', values: { field: 'id' } });
    await createRecord(write, { ...body, ...owner });
    return;
  }
  if (isRemoved) {
    const current = orNotFound(await lockRecord(write.tx, write.store, { ...write, id }));
    if (typeof draft.version === 'number') refuseOldVersion(current, draft.version);
    await trashRecords(write, [id]);
    return;
  }
  const storedId = collectKeys(draft.values);
  for (const { at, value, with: other } of replaced) {
    if (!storedId.has(other)) throw Invalid.at(`values.${at}.replace_with`, { id: 'choice' });
    if (!(await hasValues(write, id, [value, other])))
      throw Invalid.at(`values.${at}.id`, { id: 'not_found' });
    await replaceValue(write, { value, with: other });
  }
  try {
    await updateRecord(write, { id, body: draft });
  } catch (error) {
    throw error instanceof Invalid ? withFormPaths(error, formPathOf) : error;
  }
}

/** The same problems with paths of the sent row. */
function withFormPaths({ problems }: Invalid, formPathOf: PropertyRow['formPathOf']): Invalid {
  const moved = Object.entries(problems).map(([path, found]) => [formPathOf(path), found]);
  return new Invalid(Object.fromEntries(moved));
}

function collectKeys(values: unknown): ReadonlySet<unknown> {
  if (!Array.isArray(values)) return new Set();
  return new Set(values.map((row: { readonly id?: unknown } | null) => row?.id));
}

/** Only values of this characteristic can be replaced. */
async function hasValues(
  { tx }: WriteContext,
  property: number,
  values: readonly number[],
): Promise<boolean> {
  const found = await tx.one<{ number: number }>(sql`
    select count(*) as number from properties p, jsonb_array_elements(p."values") as v
    where p.id = ${property} and (v ->> 'id')::bigint = any(${sql.param(values)}::bigint[])`);
  return found?.number === new Set(values).size;
}

/** Adds the problems of a row under its path; rethrows other errors. */
function addProblems(problems: ProblemsByPath, rowPath: string, error: unknown): void {
  if (error instanceof InUse) {
    const uses = error.body.uses as readonly unknown[];
    problems[rowPath] = [{ id: 'held', values: { number: uses.length } }];
    return;
  }
  if (!(error instanceof Invalid)) throw error;
  for (const [path, found] of Object.entries(error.problems)) {
    problems[path === '' ? rowPath : `${rowPath}.${path}`] = found;
  }
}
