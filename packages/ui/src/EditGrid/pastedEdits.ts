import type { CellEdit } from './editGridTypes.ts';

interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/**
 * Cells that a pasted table falls on: tabs between columns, line ends between rows, as spreadsheets copy.
 * What does not fit into the grid is left out.
 */
export function pastedEdits(
  text: string,
  from: { readonly row: string; readonly column: string },
  { rows, columns }: Grid,
): readonly CellEdit[] {
  const [top, left] = [rows.indexOf(from.row), columns.indexOf(from.column)];
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, right): readonly CellEdit[] => {
      const [row, column] = [rows[top + down], columns[left + right]];
      return row === undefined || column === undefined ? [] : [{ row, column, text: cell.trim() }];
    }),
  );
}
