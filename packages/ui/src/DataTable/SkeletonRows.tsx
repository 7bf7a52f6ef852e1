import { memo, type ReactNode } from 'react';
import type { LaidOutColumn } from './columnLayout.ts';

interface SkeletonRowsProps {
  readonly columns: readonly LaidOutColumn<never>[];
  readonly count: number;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/**
 * Rows of the coming height and columns, so that nothing moves when the data is there. The grey bars are
 * drawn by the cells themselves: hundreds of elements that live for a moment would cost more than the rows.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: these rows are nothing but their place
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
