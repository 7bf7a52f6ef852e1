import { type ReactNode, useId } from 'react';
import type { EditCellState, EditColumn, EditRow } from './editGridTypes.ts';
import type { CellEditing } from './useCellEditing.ts';

interface EditGridCellProps {
  readonly row: EditRow;
  readonly column: EditColumn;
  readonly cell: EditCellState;
  /** The initial text of an open cell; undefined while it is closed. */
  readonly typed: string | undefined;
  readonly editing: CellEditing;
}

/** A cell: its text, or its input while it is open. */
export function EditGridCell(props: EditGridCellProps): ReactNode {
  const { row, column, cell, typed, editing } = props;
  const noteId = useId();
  const label = `${row.name}, ${column.header}`;
  const at = { row: row.id, column: column.id };
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the linter takes the single element for a read-only cell
      role="gridcell"
      data-grid-stop
      data-row={row.id}
      data-column={column.id}
      data-state={cell.error ? 'error' : undefined}
      data-open={typed !== undefined || undefined}
      aria-invalid={cell.error ? true : undefined}
      aria-describedby={cell.error ? noteId : undefined}
      tabIndex={-1}
      onDoubleClick={() => editing.open(at)}
      onPointerUp={({ pointerType }) => {
        if (pointerType === 'touch') editing.open(at);
      }}
    >
      {typed === undefined ? (
        <span data-quiet={cell.text === '' || undefined}>
          {(cell.shown ?? cell.text) || cell.placeholder}
        </span>
      ) : (
        <input
          // The user opened the cell to type into it.
          ref={editing.input}
          aria-label={label}
          inputMode={column.inputMode ?? 'text'}
          autoComplete="off"
          defaultValue={typed}
          onBlur={editing.save}
        />
      )}
      {cell.error && <small id={noteId}>{cell.error}</small>}
    </td>
  );
}
