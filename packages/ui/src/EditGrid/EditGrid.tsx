import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { stickyTableStyle } from '../theme/stickyTableStyle.ts';
import { media, theme } from '../theme/theme.ts';
import type { EditCellState, EditColumn, EditGridProps, EditRow } from './editGridTypes.ts';
import type { CellEditing } from './useCellEditing.ts';
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

interface EditGridCellProps {
  readonly row: EditRow;
  readonly column: EditColumn;
  readonly cell: EditCellState;
  /** The initial text of an open cell; undefined while it is closed. */
  readonly typed: string | undefined;
  readonly editing: CellEditing;
}

/** A cell: its text, or its input while it is open. */
function EditGridCell(props: EditGridCellProps): ReactNode {
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
          dir="auto"
          defaultValue={typed}
          onBlur={editing.save}
        />
      )}
      {cell.error && <small id={noteId}>{cell.error}</small>}
    </td>
  );
}

const Frame = styled.div`
  ${stickyTableStyle}
  font-size: ${theme.textMd};
  scroll-padding-block: 40px 8px;
  scroll-padding-inline: 220px 56px;
  ${media.phone} { scroll-padding-inline-start: 112px; }

  th, td { text-align: start; }
  thead th, thead td {
    padding: ${theme.space2} ${theme.space3};
    color: ${theme.textSoft};
    white-space: nowrap;
    ${media.phone} { padding-inline: ${theme.space2}; }
  }
  thead th:not(:first-child) { text-align: end; }
  th:first-child {
    padding: ${theme.space2} ${theme.space3};
    font-weight: 400;
    overflow-wrap: anywhere;
    ${media.phone} { min-width: 104px; max-width: 112px; padding-inline: ${theme.space2}; }
  }
  thead th:first-child { font-weight: 500; }
  th:first-child, thead th:first-child { padding-inline-start: var(--ry-inset, ${theme.space3}); }
  [data-part='group'] > th { max-width: none; background: ${theme.sunken}; color: ${theme.textSoft}; font-weight: 500; }
  [data-part='group'] small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-weight: 400; }
  th[data-again] { color: transparent; }
  td[data-row] {
    position: relative;
    min-width: 88px;
    border-inline-start: 1px solid ${theme.hairline};
    text-align: end;
    font-variant-numeric: tabular-nums;
    cursor: cell;
    ${media.phone} { min-width: 56px; }
  }
  td[data-row] > span { display: block; min-height: 36px; padding: 9px ${theme.space3}; line-height: 18px; ${media.touch} { min-height: 44px; } ${media.phone} { padding-inline: ${theme.space2}; } }
  td[data-row] > span[data-quiet] { color: ${theme.textMuted}; }
  td[data-row] > small { display: block; padding: 0 ${theme.space3} ${theme.space1}; color: ${theme.danger}; font-size: ${theme.textSm}; line-height: 16px; }
  td[data-row][data-state='error'] { background: ${theme.dangerSoft}; }
  td[data-row]:focus, td[data-row][data-open] { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  input {
    width: 100%;
    min-height: 36px;
    padding: 0 ${theme.space3};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    text-align: end;
    ${media.touch} { min-height: 44px; font-size: ${theme.textLg}; }
    ${media.phone} { padding-inline: ${theme.space2}; }
  }
  tbody [data-part='actions'] { border-inline-start: 1px solid ${theme.hairline}; }
  [data-part='actions'] { width: 1%; white-space: nowrap; text-align: end; }
`;
