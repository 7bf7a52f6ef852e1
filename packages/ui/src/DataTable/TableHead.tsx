import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Check } from './Check.tsx';
import type { DataColumn } from './column.ts';
import type { PlacedColumn } from './columnLayout.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { directionOf, nextSort } from './sorting.ts';
import type { TableSort, TableState, TableStateChange } from './tableState.ts';

interface TableHeadProps<Record> {
  readonly columns: readonly PlacedColumn<Record>[];
  readonly state: TableState;
  readonly defaultSort: readonly TableSort[];
  readonly onStateChange: TableStateChange;
  /** Undefined when rows cannot be chosen. */
  readonly choice: HeadChoice | undefined;
  readonly hasActions: boolean;
}

/** The box that chooses many rows at once. */
export interface HeadChoice {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
}

/** The head: chooses the page, orders by a column (with shift by several), changes widths. */
export function TableHead<Record>({
  columns,
  state,
  defaultSort,
  onStateChange,
  choice,
  hasActions,
}: TableHeadProps<Record>): ReactNode {
  const say = useUiStrings();
  const sort = state.sort.length > 0 ? state.sort : defaultSort;
  const handleSort = (key: string, isAdded: boolean) =>
    onStateChange({ sort: nextSort({ sort, key, isAdded, defaultSort }), page: 1 });
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
        {columns.map(({ column, pin, isEdge, style }, index) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            data-pin={pin}
            data-pin-edge={isEdge ? 'start' : undefined}
            style={style}
            aria-sort={column.sortKey ? directionOf(sort, column.sortKey) : undefined}
          >
            <HeadLabel column={column} sort={sort} onSort={handleSort} />
            <ResizeHandle
              columnId={column.id}
              track={choice ? index + 1 : index}
              sizing={state.columnSizing}
              onStateChange={onStateChange}
            />
          </th>
        ))}
        {hasActions && (
          <th scope="col" data-pin="actions" data-pin-edge="end">
            <VisuallyHidden>{say('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadLabelProps<Record> {
  readonly column: DataColumn<Record>;
  readonly sort: readonly TableSort[];
  readonly onSort: (key: string, isAdded: boolean) => void;
}

function HeadLabel<Record>({ column, sort, onSort }: HeadLabelProps<Record>): ReactNode {
  const { header, sortKey, isHeaderHidden } = column;
  const label = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : <bdi>{header}</bdi>;
  if (!sortKey) return <span data-part="head">{label}</span>;
  const place = sort.findIndex((one) => one.id === sortKey);
  return (
    <button type="button" onClick={(event) => onSort(sortKey, event.shiftKey)}>
      {label}
      <Icon of={ArrowUp} />
      {sort.length > 1 && place >= 0 && <sup aria-hidden>{place + 1}</sup>}
    </button>
  );
}
