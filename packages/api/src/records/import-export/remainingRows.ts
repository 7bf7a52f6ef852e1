import type { ImportMode, ImportOutcome } from '@rentyard/contract/entities/importExport';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { type ProblemsByPath, valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { columnName, type ImportedRow, type ResourceBinding } from '../resourceBinding.ts';
import { parseDraft } from '../write/draft.ts';
import { inSlices } from './inSlices.ts';

/** The outcome of a row that was not run. */
interface RemainingRow {
  readonly outcome: ImportOutcome;
  readonly problems: ProblemsByPath;
}

interface Remaining {
  readonly binding: ResourceBinding;
  readonly languages: ContentLanguages;
  readonly mode: ImportMode;
  /** Problems that the rows have among themselves. */
  readonly repeated: ReadonlyMap<ImportedRow, ProblemsByPath>;
}

/**
 * The outcomes of the many rows after the dry run: all rules that need no transaction per row, which are those of the
 * cells, of the draft, and of unique values. An update may still turn out to change nothing.
 */
export async function remainingRows(
  on: Queryable,
  drafts: readonly ImportedRow[],
  { binding, languages, mode, repeated }: Remaining,
): Promise<readonly RemainingRow[]> {
  const unique = plainFields(binding.resource).filter(([, field]) => field.unique);
  const owners = new Map<string, ReadonlyMap<unknown, number>>();
  for (const [path] of unique) owners.set(path, await ownersOf(on, binding, path, drafts));
  return inSlices(drafts, (row): RemainingRow => {
    const { draft } = row;
    const id = owners.get('code')?.get(draft.code);
    if (mode === 'update' && id === undefined) return { outcome: 'skip', problems: {} };
    if (mode === 'create' && id !== undefined) return { outcome: 'skip', problems: {} };
    const taken = unique.flatMap(([path]) => {
      const owner = owners.get(path)?.get(valueAt(draft, path));
      return owner === undefined || owner === id ? [] : [[path, [{ id: 'unique' }]]];
    });
    const unread = Object.entries(row.problems).map(([path, found]) => [path, [...found]]);
    const problems: ProblemsByPath = {
      ...draftProblems({ binding, languages }, draft, id === undefined ? 'create' : 'update'),
      ...Object.fromEntries([...taken, ...unread]),
      ...repeated.get(row),
    };
    if (Object.keys(problems).length > 0) return { outcome: 'error', problems };
    return { outcome: id === undefined ? 'create' : 'update', problems };
  });
}

/** The live records that have the values of the rows in a unique field. */
async function ownersOf(
  on: Queryable,
  binding: ResourceBinding,
  path: string,
  drafts: readonly ImportedRow[],
): Promise<ReadonlyMap<unknown, number>> {
  const values = drafts.flatMap(({ draft }) => {
    const value = valueAt(draft, path);
    return typeof value === 'string' ? [value] : [];
  });
  if (values.length === 0) return new Map();
  const stored = name(columnName(binding, path));
  const found = await on.rows<{ value: string; id: number }>(sql`
    select ${stored} as value, id from ${name(binding.resource.name)}
    where ${stored} = any(${sql.param(values)}::text[]) and deleted_at is null`);
  return new Map(found.map(({ value, id }) => [value, id]));
}

/** Answers are resolved in the dry run of their row only. */
function draftProblems(
  { binding, languages }: Pick<Remaining, 'binding' | 'languages'>,
  { properties: _, ...draft }: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): ProblemsByPath {
  try {
    parseDraft(binding.resource, mode, languages, draft);
    return {};
  } catch (error) {
    if (error instanceof Invalid) return error.problems;
    throw error;
  }
}
