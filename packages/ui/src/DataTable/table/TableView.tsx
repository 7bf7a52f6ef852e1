import type { PointerEvent } from 'react';
import { type CSSProperties, memo, type ReactNode, type Ref, useState } from 'react';
import type { LaidOutColumn } from '../model/columnLayout.ts';
import type { ListViewProps } from '../model/listView.ts';
import { pageChoice } from '../model/pageChoice.ts';
import type { TableState } from '../model/tableState.ts';
import { findRowIndex } from '../row/rowPress.ts';
import { useRowKeys } from '../row/useRowKeys.ts';
import { Frame } from './Frame.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { titleWhenCut } from './titleWhenCut.ts';
import { useScrollEdges } from './useScrollEdges.ts';

/** The list as a table, for wide screens. */
export function TableView<Record extends object>({
  label,
  table,
  layout,
  tools,
  state,
  defaultSort,
  onStateChange,
  list,
  listeners,
  activeIndex,
  menuRow,
  currentRow,
  isLoading,
  isBusy,
  isOpenable,
  total,
  frameRef,
  hasPager,
}: ListViewProps<Record>): ReactNode {
  const edges = useScrollEdges(frameRef);
  const [hovered, hoverListeners] = useHoveredRow(tools.canEdit !== undefined);
  const { rows } = table.getRowModel();
  const keys = useRowKeys(rows);
  const { columns, tracks, pinnedWidth, minWidth } = layout;
  const isSelectable = tools.onCheck !== undefined;
  const before = useRowsBefore(state, isBusy);
  const style = { '--ry-tracks': tracks, minWidth } as CSSProperties;
  return (
    <Frame
      ref={edges}
      data-has-pager={hasPager || undefined}
      data-dense={state.density === 'compact' || undefined}
      // A focused element scrolls out from under the pinned columns.
      style={{ scrollPaddingInlineStart: pinnedWidth }}
    >
      <table
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-busy={isLoading || isBusy}
        style={style}
        onPointerOver={titleWhenCut}
        onFocus={titleWhenCut}
      >
        <TableHead
          columns={columns}
          table={table}
          defaultSort={defaultSort}
          choice={
            isSelectable
              ? {
                  label: tools.t('table.select_page'),
                  ...pageChoice(table, state, onStateChange),
                }
              : undefined
          }
          hasActions={tools.hasActions}
        />
        {isLoading ? (
          <SkeletonRows
            columns={columns}
            count={state.perPage}
            isSelectable={isSelectable}
            hasActions={tools.hasActions}
          />
        ) : (
          <tbody
            ref={list as Ref<HTMLTableSectionElement>}
            data-openable={isOpenable || undefined}
            {...listeners}
            {...hoverListeners}
          >
            {rows.map((row, index) => (
              <TableRow
                key={keys.get(row.id)}
                id={row.id}
                record={row.original}
                index={index}
                columns={columns}
                tools={tools}
                isSelected={row.getIsSelected()}
                isActive={index === activeIndex}
                isMenuOpen={row.id === menuRow}
                isCurrent={row.id === currentRow}
                isExpanded={row.getIsExpanded()}
                isHovered={index === hovered}
                ariaRowIndex={before + index + 2}
              />
            ))}
          </tbody>
        )}
      </table>
    </Frame>
  );
}

/**
 * Number of rows on earlier pages. While other rows load it stays that of the current rows, which then need not
 * render.
 */
function useRowsBefore({ page, perPage }: TableState, isBusy: boolean): number {
  const before = (page - 1) * perPage;
  const [shown, setShown] = useState(before);
  if (!isBusy && shown !== before) setShown(before);
  return isBusy ? shown : before;
}

interface HoverListeners {
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
}

/** Index of the row under a mouse pointer. Tables without editable cells do not track it. */
function useHoveredRow(
  isTracked: boolean,
): readonly [index: number | undefined, listeners: HoverListeners | undefined] {
  const [hovered, setHovered] = useState<number>();
  if (!isTracked) return [undefined, undefined];
  return [
    hovered,
    {
      onPointerOver: ({ target, pointerType }) => {
        if (pointerType === 'mouse') setHovered(findRowIndex(target as Element));
      },
      onPointerLeave: () => setHovered(undefined),
    },
  ];
}

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
const SkeletonRows = memo(function SkeletonRows({
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
