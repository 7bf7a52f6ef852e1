import { type ReactNode, useRef } from 'react';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { EditGridCell } from './EditGridCell.tsx';
import type { EditGridProps } from './editGridTypes.ts';
import { Frame } from './gridStyle.ts';
import { useCellEditing } from './useCellEditing.ts';

/**
 * A table that is edited like a spreadsheet. Arrows move, typing or Enter opens a cell, Enter saves it and moves
 * down, Esc cancels, Delete clears. A range copied from a spreadsheet is pasted into the cells to the right and
 * below.
 */
export function EditGrid(props: EditGridProps): ReactNode {
  const { label, rowsLabel, columns, groups, cellOf, onEdit, isReadOnly = false } = props;
  const table = useRef<HTMLTableElement>(null);
  const walking = useGridKeys(table);
  const rows = groups.flatMap((group) => group.rows);
  const editing = useCellEditing({ table, rows, columns, cellOf, onEdit, isReadOnly });
  return (
    <Frame>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly || undefined}
        onFocus={walking.onFocus}
        onKeyDown={(event) => {
          editing.onKeyDown(event);
          if (!event.defaultPrevented) walking.onKeyDown(event);
        }}
        onCopy={editing.onCopy}
        onPaste={editing.onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map(({ id, header, minWidth }) => (
              <th key={id} scope="col" style={{ minWidth }}>
                {header}
              </th>
            ))}
            <td data-part="actions" />
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr data-part="group">
              <th scope="rowgroup" colSpan={columns.length + 2}>
                <span>{group.title}</span> {group.note && <small>{group.note}</small>}
              </th>
            </tr>
            {group.rows.map((row, index) => (
              <tr key={row.id}>
                <th scope="row" data-again={group.rows[index - 1]?.name === row.name || undefined}>
                  {row.name}
                </th>
                {columns.map((column) => (
                  <EditGridCell
                    key={column.id}
                    row={row}
                    column={column}
                    cell={cellOf(row.id, column.id)}
                    typed={editing.typedIn(row.id, column.id)}
                    editing={editing}
                  />
                ))}
                <td data-part="actions">{row.actions}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Frame>
  );
}
