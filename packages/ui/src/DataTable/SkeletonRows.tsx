import { memo, type ReactNode } from 'react';
import type { LaidOutColumn } from './columnLayout.ts';

interface SkeletonRowsProps {
  readonly columns: readonly LaidOutColumn<never>[];
  readonly count: number;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/**
 * Placeholder rows with the height and columns of loaded rows, to avoid a layout shift. The cells render the grey
 * bars themselves: hundreds of short-lived elements would cost more than the rows.
 */
export const SkeletonRows = memo(function SkeletonRows({
  columns,
  count,
  isSelectable,
  hasActions,
}: SkeletonRowsProps): ReactNode {
  return (
    <tbody aria-hidden data-part="skeleton">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity but their index
        <tr key={index}>
          {isSelectable && <td data-pin="select" data-align="center" data-skeleton="check" />}
          {columns.map(({ column, pin, style }) => (
            <td
              key={column.id}
              data-align={column.align}
              data-pin={pin}
              data-skeleton={column.shape}
              style={style}
            />
          ))}
          {hasActions && <td data-pin="actions" />}
        </tr>
      ))}
    </tbody>
  );
});
