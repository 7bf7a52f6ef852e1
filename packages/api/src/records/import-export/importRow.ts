import type { ImportMode } from '@rentyard/contract/entities/records/importExport';
import { type ProblemsByPath, valueAt } from '@rentyard/contract/schema/draftSchema';
import type { Change } from '@rentyard/contract/schema/history';
import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import type { Undo } from '../bulk/applyChange.ts';
import { priorDraft } from '../bulk/priorDraft.ts';
import { lockRecord } from '../find.ts';
import type { ImportedRow, WriteContext } from '../store.ts';
import { buildDiff } from '../write/history.ts';
import { createRecord, orNotFound, updateRecord } from '../write/save.ts';
import { unitProblems } from './amountUnits.ts';

/** The outcome of a row. */
export interface Imported {
  readonly outcome: 'create' | 'update' | 'skip';
  readonly id: number | undefined;
  /** Undefined for a row that changed nothing. */
  readonly undo?: Undo;
  /** What an update changes; only in a dry run. */
  readonly changes?: readonly Change[];
  /** The reason of a skipped row. */
  readonly reason?: ProblemsByPath;
}

/**
 * Creates the record of a row, or updates the record with its code.
 * @throws {Invalid} with every problem of the row, by field.
 */
export async function importRow(
  write: WriteContext,
  row: ImportedRow,
  mode: ImportMode,
): Promise<Imported> {
  const id = await idOfCode(write, row.draft.code);
  if (id === undefined) {
    if (mode === 'update') return { outcome: 'skip', id, reason: { code: [{ id: 'not_found' }] } };
    const { draft, problems } = await resolved(write, row);
    const made = await withProblems(problems, () => createRecord(write, draft));
    return { outcome: 'create', id: made.id, undo: { version: made.version, trash: true } };
  }
  if (mode === 'create') return { outcome: 'skip', id, reason: { code: [{ id: 'unique' }] } };
  const { tx, store, binding } = write;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  const { draft, problems } = await resolved(write, row, before);
  const after = await withProblems(problems, () =>
    updateRecord(write, { id, body: draft, before }),
  );
  if (after.version === before.version) {
    return { outcome: 'skip', id, reason: { '': [{ id: 'unchanged' }] } };
  }
  const undo = { version: after.version, draft: priorDraft(binding.resource, before, draft) };
  const changes = write.isDryRun ? buildDiff(binding.resource, before, after) : [];
  return { outcome: 'update', id, undo, changes };
}

async function resolved(
  write: WriteContext,
  row: ImportedRow,
  before?: Readonly<Record<string, unknown>>,
): Promise<ImportedRow> {
  const { resolveImportedRow } = write.binding.hooks;
  const found = resolveImportedRow ? await resolveImportedRow(write, row, before) : row;
  const stored = (currency: string) => valueAt(before, `${currency}.id`);
  const [units] = await unitProblems(write.tx, write.binding.resource, [{ row, stored }]);
  return { ...found, problems: { ...found.problems, ...units } };
}

async function idOfCode({ tx, binding }: WriteContext, code: unknown): Promise<number | undefined> {
  if (typeof code !== 'string') return undefined;
  const found = await tx.one<{ id: number }>(
    sql`select id from ${name(binding.resource.name)} where identity_key(code) = identity_key(${code}) and deleted_at is null`,
  );
  return found?.id;
}

/** Reports failed lookups together with the problems of the save. */
async function withProblems<Result>(
  unresolved: ImportedRow['problems'],
  save: () => Promise<Result>,
): Promise<Result> {
  const reported: ProblemsByPath = Object.fromEntries(
    Object.entries(unresolved).map(([path, found]) => [path, [...found]]),
  );
  if (Object.keys(reported).length === 0) return save();
  try {
    await save();
  } catch (error) {
    if (error instanceof Invalid) throw new Invalid({ ...error.problems, ...reported });
    throw error;
  }
  throw new Invalid(reported);
}
