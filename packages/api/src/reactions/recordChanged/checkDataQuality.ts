import { decideAboutIssues, refreshIssues } from '../../records/data-quality/refreshIssues.ts';
import type { RecordedChange, WriteContext } from '../../records/store.ts';

/** Computes the issues of the record again, unless none of the written columns can change them. */
export async function checkDataQuality(
  { tx, store, binding }: WriteContext,
  { id, columns }: RecordedChange,
): Promise<void> {
  if (columns && !decideAboutIssues(store, binding, columns)) return;
  await refreshIssues(tx, store, binding, [id]);
}
