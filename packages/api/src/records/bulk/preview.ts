import { type BulkChange, bulkBounds } from '@rentyard/contract/entities/bulk';
import type { BulkPreview } from '@rentyard/contract/entities/bulkRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Problem } from '@rentyard/validators';
import { localizedProblem, localizedProblems } from '../../http/handleError.ts';
import { dryRun, type RowResult, tryRow } from '../../jobs/tryRow.ts';
import type { WriteContext } from '../writeContext.ts';
import { type Applied, applyChange } from './applyChange.ts';
import { recordNames } from './recordNames.ts';

/** Records per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly ids: readonly number[];
  readonly change: BulkChange;
  /** The language of the problems. */
  readonly language: LanguageCode;
}

/** Runs a bulk change as a dry run and returns its effects. */
export async function previewBulk(previewed: Previewed): Promise<BulkPreview> {
  const { ids, change, store, language } = previewed;
  const checked = ids.slice(0, bulkBounds.previewed);
  const rowResult: (readonly [id: number, name: string, RowResult<Applied>])[] = [];
  for (let start = 0; start < checked.length; start += rowsPerDryRun) {
    const part = checked.slice(start, start + rowsPerDryRun);
    const names = await recordNames(store.db, store, { ...previewed, ids: part });
    await dryRun(store.db, async (tx) => {
      const write: WriteContext = { ...previewed, tx };
      await write.binding.guards.lock?.(tx);
      for (const id of part) {
        const outcome = await tryRow(tx, () => applyChange(write, id, change));
        rowResult.push([id, names.get(id) ?? '', outcome]);
      }
    });
  }
  const skipped = rowResult.filter(([, , { problems }]) => problems);
  const changed = rowResult.filter(([, , { problems }]) => !problems);
  return {
    total: ids.length,
    checked: checked.length,
    will_change: changed.length,
    will_skip: skipped.length,
    reasons: reasonsOf(
      skipped.map(([, , { problems }]) => Object.values(problems ?? {}).flat()[0]),
      language,
    ),
    rows: [...skipped, ...changed].map(([id, name, outcome]) => ({
      id,
      name,
      outcome: outcome.problems ? 'skip' : 'change',
      changes: outcome.problems ? [] : outcome.result.changes,
      errors: localizedProblems(outcome.problems ?? {}, language),
    })),
  };
}

/** Counts the skipped records of each reason. */
function reasonsOf(
  problems: readonly (Problem | undefined)[],
  language: LanguageCode,
): BulkPreview['reasons'] {
  const counts = new Map<string, { problem: Problem; count: number }>();
  for (const problem of problems) {
    if (!problem) continue;
    const { message } = localizedProblem(problem, language);
    const known = counts.get(message);
    counts.set(message, { problem, count: (known?.count ?? 0) + 1 });
  }
  return [...counts]
    .map(([message, { problem, count }]) => ({ rule: problem.id, message, count }))
    .sort((a, b) => b.count - a.count);
}
