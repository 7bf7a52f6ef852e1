import { memo, type ReactNode } from 'react';
import { ArrowUpIcon } from '../icons/ArrowUpIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Check } from './Check.tsx';
import type { LaidOutColumn } from './columnLayout.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { TableSort } from './tableState.ts';
import type { TableModel } from './useTableModel.ts';

interface TableHeadProps<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  readonly table: Pick<TableModel<object>, 'setColumnSizing' | 'state'>;
  /** The default sort. Its columns can change direction, but cannot become unsorted. */
  readonly defaultSort: readonly TableSort[];
  /** Undefined if rows cannot be selected. */
  readonly choice: HeadChoice | undefined;
  readonly hasActions: boolean;
}

/** The check box that selects all rows. */
export interface HeadChoice {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
}

/** The table head: selects the page, sorts by a column (with Shift by several), resizes columns. */
export function TableHead<Record>({
  columns,
  table,
  defaultSort,
  choice,
  hasActions,
}: TableHeadProps<Record>): ReactNode {
  const t = useUiStrings();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {choice && (
          <th scope="col" data-pin="select" data-pin-edge={columns[0]?.pin ? undefined : 'start'}>
            <Check
              label={choice.label}
              isChecked={choice.state === 'all'}
              isMixed={choice.state === 'some'}
              onChange={choice.onToggle}
            />
          </th>
        )}
        {columns.map((placed, index) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            sorted={placed.leaf.getIsSorted() || 'none'}
            rank={table.state.sorting.length > 1 ? placed.leaf.getSortIndex() : -1}
            isAlwaysSorted={defaultSort.some(({ id }) => id === placed.column.sortKey)}
            track={choice ? index + 1 : index}
            setColumnSizing={table.setColumnSizing}
          />
        ))}
        {hasActions && (
          <th scope="col" data-pin="actions" data-pin-edge="end">
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

interface HeadLabelProps<Record> {
  readonly placed: LaidOutColumn<Record>;
  /** Index among several sort keys, from 0; -1 with a single one. */
  readonly rank: number;
  readonly isAlwaysSorted: boolean;
}

interface HeadCellProps<Record> extends HeadLabelProps<Record> {
  readonly sorted: keyof typeof ariaSort;
  /** Index among the tracks of a row. */
  readonly track: number;
  readonly setColumnSizing: TableModel<object>['setColumnSizing'];
}

/** Renders again only if the column or its sort direction changes, not with the rows. */
const HeadCell = memo(HeadCellView) as typeof HeadCellView;

function HeadCellView<Record>({
  placed,
  sorted,
  rank,
  isAlwaysSorted,
  track,
  setColumnSizing,
}: HeadCellProps<Record>): ReactNode {
  const { column, leaf, pin, isEdge, style } = placed;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-pin={pin}
      data-pin-edge={isEdge ? 'start' : undefined}
      style={style}
      aria-sort={column.sortKey ? ariaSort[sorted] : undefined}
    >
      <HeadLabel placed={placed} rank={rank} isAlwaysSorted={isAlwaysSorted} />
      <ResizeHandle
        track={track}
        onResize={(width) => setColumnSizing((sizing) => ({ ...sizing, [column.id]: width }))}
        onReset={() => leaf.resetSize()}
      />
    </th>
  );
}

function HeadLabel<Record>({
  placed: { column, leaf },
  rank,
  isAlwaysSorted,
}: HeadLabelProps<Record>): ReactNode {
  const { header, sortKey, isHeaderHidden } = column;
  const label = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : <bdi>{header}</bdi>;
  if (!sortKey) return <span data-part="head">{label}</span>;
  return (
    <button
      type="button"
      onClick={({ shiftKey }) => {
        const isOnlyTurned = isAlwaysSorted && !shiftKey;
        leaf.toggleSorting(isOnlyTurned ? leaf.getIsSorted() === 'asc' : undefined, shiftKey);
      }}
    >
      {label}
      <Icon of={ArrowUpIcon} />
      {rank >= 0 && <sup aria-hidden>{rank + 1}</sup>}
    </button>
  );
}
