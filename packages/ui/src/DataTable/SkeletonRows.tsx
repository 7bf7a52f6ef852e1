import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/Skeleton.tsx';
import type { ColumnShape } from './column.ts';
import type { PlacedColumn } from './columnLayout.ts';

interface SkeletonRowsProps<Record> {
  readonly columns: readonly PlacedColumn<Record>[];
  readonly count: number;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/** Rows of the coming height and columns, so that nothing moves when the data is there. */
export function SkeletonRows<Record>({
  columns,
  count,
  isSelectable,
  hasActions,
}: SkeletonRowsProps<Record>): ReactNode {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these rows are nothing but their place
        <tr key={index}>
          {isSelectable && (
            <td data-pin="select" data-align="center">
              <CellSkeleton shape="check" />
            </td>
          )}
          {columns.map(({ column, pin, style }) => (
            <td key={column.id} data-align={column.align} data-pin={pin} style={style}>
              <CellSkeleton shape={column.shape} />
            </td>
          ))}
          {hasActions && <td data-pin="actions" />}
        </tr>
      ))}
    </tbody>
  );
}

/** A grey stand-in of what a cell of this form will hold. */
export function CellSkeleton({ shape }: { readonly shape: ColumnShape | 'check' }): ReactNode {
  return (
    <span data-part="skeleton">
      {shape === 'stack' ? (
        <>
          <Skeleton width="70%" />
          <Skeleton width="40%" height={10} />
        </>
      ) : (
        <Skeleton {...sizes[shape]} />
      )}
    </span>
  );
}

const sizes = {
  text: { width: '60%' },
  number: { width: '50%' },
  badge: { width: 72, height: 20, isRound: true },
  image: { width: 40, height: 30 },
  check: { width: 16, height: 16 },
} as const;
