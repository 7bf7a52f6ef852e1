import type { LaidOutColumn } from './columnLayout.ts';

/** Data attributes that style the cells of a column. */
export function cellAttributes<Record>({ column, pin, isEdge, style }: LaidOutColumn<Record>) {
  return {
    'data-align': column.align,
    'data-shape': column.shape,
    'data-pin': pin,
    'data-pin-edge': isEdge ? 'start' : undefined,
    style,
  };
}
