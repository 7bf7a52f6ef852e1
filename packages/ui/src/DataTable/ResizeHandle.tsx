import type { PointerEvent, ReactNode } from 'react';
import { inlineSign } from '../lib/direction.ts';
import { narrowestColumn } from './useTableModel.ts';

interface ResizeHandleProps {
  /** Index of the column among the tracks of a row, from 0. */
  readonly track: number;
  readonly onResize: (width: number) => void;
  /** Restores the default width of the column. */
  readonly onReset: () => void;
}

/**
 * The edge of a column head. Dragging resizes the column, a double click restores the default width. While dragging,
 * the width is written to the DOM directly, so no row renders. Pointer only: the columns menu has the same function
 * for the keyboard.
 */
export function ResizeHandle({ track, onResize, onReset }: ResizeHandleProps): ReactNode {
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const head = handle.parentElement;
    const table = handle.closest('table');
    if (event.button !== 0 || !head || !table) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const startWidth = head.offsetWidth;
    const tracks = table.style.getPropertyValue('--ry-tracks').split(' ');
    const minWidth = Number.parseFloat(table.style.minWidth) - startWidth;
    const sign = inlineSign(head);
    let width = startWidth;
    handle.onpointermove = (move) => {
      width = Math.max(
        narrowestColumn,
        Math.round(startWidth + sign * (move.clientX - event.clientX)),
      );
      table.style.setProperty('--ry-tracks', tracks.with(track, `${width}px`).join(' '));
      table.style.minWidth = `${minWidth + width}px`;
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      if (width !== startWidth) onResize(width);
    };
  };
  return (
    <i data-part="resize" aria-hidden onPointerDown={handlePointerDown} onDoubleClick={onReset} />
  );
}
