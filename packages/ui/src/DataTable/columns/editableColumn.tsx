import type { DataColumn } from '../column.ts';
import { EditCell } from './EditCell.tsx';

export interface CellEditing<Row> {
  /** The value as text: a decimal number with a point, or one of `options`. */
  readonly value: (row: Row) => string;
  /** Saves the value. If it rejects, the cell shows the error message and stays open. */
  readonly onSave: (row: Row, value: string) => Promise<void> | void;
  /** The error message for a value; undefined if it is valid. */
  readonly check?: (value: string, row: Row) => string | undefined;
  /** Makes the input a select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
  /** Rows that cannot be edited show the plain cell. */
  readonly canEdit?: (row: Row) => boolean;
}

/**
 * A column with cells that are edited in place. A click, Enter or F2 opens the input, Enter or blur saves, Esc
 * cancels. Not for the primary column, because a click there opens the record.
 */
export function editableColumn<Row>(
  column: DataColumn<Row>,
  editing: CellEditing<Row>,
): DataColumn<Row> {
  const { canEdit } = editing;
  return {
    ...column,
    isStateless: false,
    cell: (row) =>
      canEdit && !canEdit(row) ? (
        column.cell(row)
      ) : (
        <EditCell
          label={column.header}
          text={column.text(row)}
          value={editing.value(row)}
          options={editing.options}
          inputMode={editing.inputMode}
          check={(value) => editing.check?.(value, row)}
          onSave={(value) => editing.onSave(row, value)}
        >
          {column.cell(row)}
        </EditCell>
      ),
  };
}
