import type { LaidOutColumn } from './columnLayout.ts';

/** What a cell of this column carries for its looks. */
export function cellAttributes<Record>({ column, pin, isEdge, style }: LaidOutColumn<Record>) {
  return {
    'data-align': column.align,
    'data-shape': column.shape,
    'data-pin': pin,
    'data-pin-edge': isEdge ? 'start' : undefined,
    style,
  };
}
