import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { ImportedRow } from '../resourceBinding.ts';

/** Rows that repeat the code of an earlier row of the file. They are ambiguous and therefore problems. */
export function repeatedCodes(
  drafts: readonly ImportedRow[],
): ReadonlyMap<ImportedRow, ProblemsByPath> {
  const seen = new Set<unknown>();
  const repeated = new Map<ImportedRow, ProblemsByPath>();
  for (const row of drafts) {
    const { code } = row.draft;
    if (code === undefined) continue;
    if (seen.has(code)) repeated.set(row, { code: [{ id: 'repeated' }] });
    seen.add(code);
  }
  return repeated;
}
