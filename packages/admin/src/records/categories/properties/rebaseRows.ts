import { isSame, rebase } from '../../form/changes.ts';
import type { FormValues } from '../../form/formValues.ts';
import type { PropertyRow } from './propertyRow.ts';

/** What was typed between the first two states, on top of the third one: rows and their values by their marks. */
export function rebaseProperties(
  base: readonly PropertyRow[],
  mine: readonly PropertyRow[],
  theirs: readonly PropertyRow[],
): readonly PropertyRow[] {
  return rebaseRows(base, mine, theirs, (from, typed, now) => ({
    ...(rebase(from, typed, now) as PropertyRow),
    values: [...rebaseRows(from.values, typed.values, now.values, rebaseValue)],
  }));
}

function rebaseValue<Row extends FormValues>(from: Row, typed: Row, now: Row): Row {
  return rebase(from, typed, now) as Row;
}

interface Marked {
  readonly uid: string;
  /** The server's key; null for one that is new. */
  readonly id: number | null;
}

function rebaseRows<Row extends Marked>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  join: (from: Row, typed: Row, now: Row) => Row,
): readonly Row[] {
  const [before, after] = [base, theirs].map(
    (rows) => new Map(rows.map((row) => [row.uid, row])),
  ) as [Map<string, Row>, Map<string, Row>];
  const typed = new Set(mine.map(({ uid }) => uid));
  const kept = mine.flatMap((row) => {
    const [from, now] = [before.get(row.uid), after.get(row.uid)];
    if (!from) return [row];
    if (now) return [isSame(from, row) ? now : join(from, row, now)];
    // Gone with the save, unless it was an empty one that got its words since.
    return row.id === null && !isSame(from, row) ? [row] : [];
  });
  // What was taken out while it was being saved is there again, for it is stored.
  return [...kept, ...theirs.filter(({ uid }) => !typed.has(uid))];
}
