import { memo, type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { CustomCell } from './RowSlot.ts';

interface CustomCellsProps<Row> {
  readonly cells: readonly CustomCell<Row>[];
}

const controls = 'a, button, input, select, textarea';

/** Cells that need React, drawn into the rows of the window. */
export function CustomCells<Row>({ cells }: CustomCellsProps<Row>): ReactNode {
  // Inside a grid only one thing is in the order of Tab, and the grid says which.
  useLayoutEffect(() => {
    for (const { host } of cells) {
      for (const control of host.querySelectorAll(`:is(${controls}):not([tabindex])`)) {
        control.setAttribute('tabindex', '-1');
      }
    }
  }, [cells]);
  return cells.map(({ host, rowId, columnId, record, draw }) =>
    createPortal(<Cell record={record} draw={draw as never} />, host, `${rowId}:${columnId}`),
  );
}

interface CellProps {
  readonly record: unknown;
  readonly draw: (record: unknown) => ReactNode;
}

/** Draws again only when its record has changed: `draw` does the same as long as the columns do. */
const Cell = memo(
  ({ record, draw }: CellProps): ReactNode => draw(record),
  (before, after) => before.record === after.record,
);
