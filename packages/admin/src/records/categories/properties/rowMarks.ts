import type { PropertyEdited } from '@rentyard/contract/property';
import { isMeant, type PropertyRow } from './propertyRow.ts';

/** By the mark that a stored row or value would have: the one that it was made with on this screen. */
export type RowMarks = Map<string, string>;

/** A stored row under the marks by which it and its values are known on the screen. */
export function withMarks(marks: RowMarks, row: PropertyRow): PropertyRow {
  const marked = <Row extends { readonly uid: string }>(one: Row): Row => ({
    ...one,
    uid: marks.get(one.uid) ?? one.uid,
  });
  return { ...marked(row), values: row.values.map(marked) };
}

/** What was new keeps its mark: the server answers with the rows and their values in the order of the save. */
export function rememberNew(
  marks: RowMarks,
  saved: readonly PropertyEdited[],
  sent: readonly PropertyRow[],
): void {
  const known = new Map(sent.map((row) => [row.id, row]));
  const fresh = sent.filter(({ id, isRemoved }) => id === null && !isRemoved).values();
  for (const { id, values } of saved) {
    const row = known.get(id) ?? fresh.next().value;
    if (!row) continue;
    if (row.id === null) marks.set(`p${id}`, row.uid);
    const valueIds = new Set(row.values.map((value) => value.id));
    const freshValues = row.values.filter((value) => value.id === null && isMeant(value)).values();
    for (const value of values ?? []) {
      const made = valueIds.has(value.id) ? undefined : freshValues.next().value;
      if (made) marks.set(`v${value.id}`, made.uid);
    }
  }
}
