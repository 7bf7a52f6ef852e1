import type { Cell } from '../fieldKinds/fieldKind.ts';
import type { TableRow } from './readTable.ts';

/** Rows in which the heading may be: a list has few titles above it. */
const searched = 30;

/**
 * The position of the heading among the rows: titles may be above it. It is the first row with the most known headings,
 * two at least; else the first row that is at least half as wide as the widest one.
 */
export function headingRow(
  rows: readonly TableRow[],
  isKnown: (heading: string) => boolean,
): number {
  const first = rows.slice(0, searched);
  const known = first.map(({ cells }) => new Set(texts(cells).filter(isKnown)).size);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const widest = Math.max(0, ...first.map(({ cells }) => texts(cells).length));
  return Math.max(
    0,
    first.findIndex(({ cells }) => texts(cells).length * 2 >= widest),
  );
}

function texts(cells: readonly Cell[]): readonly string[] {
  return cells.flatMap((cell) => (cell === null ? [] : [String(cell)]));
}
