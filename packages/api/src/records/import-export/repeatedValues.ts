import { type ProblemsByPath, valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { toIdentity } from '../sameIdentity.ts';
import type { ImportedRow } from '../store.ts';
import type { TableRow } from './uploaded-table/readTable.ts';

interface Rows {
  readonly rows: readonly TableRow[];
  readonly resource: Resource;
}

/** Rows that repeat a unique value of an earlier row of the file, with the number of that row. */
export function repeatedValues(
  drafts: readonly ImportedRow[],
  { rows, resource }: Rows,
): ReadonlyMap<ImportedRow, ProblemsByPath> {
  const repeated = new Map<ImportedRow, ProblemsByPath>();
  const unique = plainFields(resource).filter(([, field]) => field.unique);
  for (const [path, field] of unique) {
    const seen = new Map<unknown, number>();
    for (const [index, row] of drafts.entries()) {
      const value = toIdentity(field, valueAt(row.draft, path));
      if (value === undefined || value === null) continue;
      const first = seen.get(value);
      if (first === undefined) seen.set(value, rows[index]?.number ?? index + 1);
      else {
        const problem = { id: 'repeated_row', values: { number: first } };
        repeated.set(row, { ...repeated.get(row), [path]: [problem] });
      }
    }
  }
  return repeated;
}
