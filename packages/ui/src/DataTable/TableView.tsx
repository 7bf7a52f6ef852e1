import type { CSSProperties, ReactNode, Ref } from 'react';
import { Frame } from './Frame.ts';
import type { ListViewProps } from './listView.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { isChosen, pageChoice, togglePage } from './selection.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { titleWhenCut } from './titleWhenCut.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useSeats } from './useSeats.ts';

/** Rows under a head: what wide screens show. */
export function TableView<Record>({
  label,
  layout,
  rows,
  tools,
  state,
  defaultSort,
  onStateChange,
  list,
  listeners,
  activeIndex,
  menuRow,
  isLoading,
  isBusy,
  isOpenable,
  total,
  frameRef,
  hasPager,
}: ListViewProps<Record>): ReactNode {
  const edges = useScrollEdges(frameRef);
  const seats = useSeats(rows);
  const { columns, tracks, minWidth } = layout;
  const isSelectable = tools.onCheck !== undefined;
  const ids = rows.map((row) => row.id);
  const before = (state.page - 1) * state.perPage;
  const style = { '--ry-tracks': tracks, minWidth } as CSSProperties;
  return (
    <Frame
      ref={edges}
      data-has-pager={hasPager || undefined}
      data-dense={state.density === 'compact' || undefined}
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
          state={state}
          defaultSort={defaultSort}
          onStateChange={onStateChange}
          choice={
            isSelectable
              ? {
                  label: tools.say('table.select_page'),
                  state: pageChoice(state, ids),
                  onToggle: () => onStateChange(togglePage(state, ids)),
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
          >
            {rows.map((row, index) => (
              <TableRow
                key={seats.get(row.id)}
                id={row.id}
                record={row.record}
                index={index}
                columns={columns}
                tools={tools}
                isSelected={isChosen(state, row.id)}
                isActive={index === activeIndex}
                isMenuOpen={row.id === menuRow}
                isExpanded={row.id in (state.expandedRows ?? noneOpen)}
                ariaRowIndex={before + index + 2}
              />
            ))}
          </tbody>
        )}
      </table>
    </Frame>
  );
}

const noneOpen = {};
