import { columnDecimals, type DecimalMark, splitNumber } from '@rentyard/validators/decimals';
import type { Cell, ColumnMark } from '../fieldKinds/fieldKind.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import type { Column } from './columns.ts';
import type { TableRow } from './uploaded-table/readTable.ts';

/** Decimal marks that a person chose, by the position of the column. */
export type ChosenMarks = Readonly<Record<string, DecimalMark>>;

/** How the numbers of a column are written. */
export interface ColumnNumbers {
  /** Undefined for a column without numbers whose mark matters. */
  readonly mark: ColumnMark | undefined;
  /** A number that shows why a person must choose the mark; undefined if there is nothing to choose. */
  readonly unclear: string | undefined;
}

/** The decimal mark of each column, from all its cells; undefined for a column of other fields. */
export function columnMarks(
  columns: readonly (Column | undefined)[],
  rows: readonly TableRow[],
  chosen: ChosenMarks,
): readonly (ColumnNumbers | undefined)[] {
  return columns.map((column, index) => {
    const isPossible = column && fieldKindOf(column.field).possibleNumber?.(column.field);
    if (!isPossible) return undefined;
    const numbers = rows.flatMap(({ cells }) => findNumber(cells[index] ?? null) ?? []);
    const { mark, ambiguous, mixed } = columnDecimals(numbers, isPossible);
    const unclear = mark === undefined ? (mixed ?? ambiguous) : undefined;
    return { mark: chosen[index] ?? (mixed === undefined ? mark : 'mixed'), unclear };
  });
}

function findNumber(cell: Cell): string | undefined {
  return typeof cell === 'string' ? splitNumber(cell)?.number : undefined;
}
