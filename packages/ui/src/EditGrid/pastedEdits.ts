import type { CellEdit } from './editGridTypes.ts';

interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/**
 * The cells that a pasted table changes. Tabs separate columns and line ends separate rows, as spreadsheets copy
 * them. Values outside of the grid are ignored.
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
