import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { ColumnItem } from './ColumnItem.tsx';
import type { ColumnsMenuProps } from './ColumnsMenu.tsx';
import { narrowestColumn } from './columnLayout.ts';
import { moveTo, orderedColumns } from './columnOrder.ts';
import { Hint, List } from './columnsLook.ts';
import { defaultColumnState } from './tableState.ts';
import { useDragOrder } from './useDragOrder.ts';

/** Pixels that one press of an arrow adds to a width. */
const widthStep = 16;

/** The list of columns inside `ColumnsMenu`. */
export function ColumnsPanel({
  columns,
  state,
  onStateChange,
}: ColumnsMenuProps<never>): ReactNode {
  const say = useUiStrings();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const ordered = orderedColumns(columns, state.columnOrder);
  const order = ordered.map((column) => column.id);

  const move = (id: string, place: number) => {
    const next = moveTo(order, id, place);
    const column = ordered.find((one) => one.id === id)?.header ?? '';
    onStateChange({ columnOrder: next });
    setSaid(say('table.moved', { column, position: next.indexOf(id) + 1, total: next.length }));
  };
  const startDrag = useDragOrder(list, move);

  const widen = (id: string, change: number) => {
    const column = ordered.find((one) => one.id === id);
    const width = state.columnSizing[id] ?? column?.width ?? column?.minWidth ?? 0;
    const next = Math.max(narrowestColumn, width + change);
    onStateChange({ columnSizing: { ...state.columnSizing, [id]: next } });
    setSaid(`${say('table.resize', { column: column?.header ?? '' })}: ${next} px`);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    const id = item?.dataset.column;
    if (id === undefined) return;
    const place = order.indexOf(id);
    const act: Readonly<Record<string, () => void>> = event.altKey
      ? { ArrowUp: () => move(id, place - 1), ArrowDown: () => move(id, place + 1) }
      : {
          ArrowUp: () => focusItem(item?.previousElementSibling),
          ArrowDown: () => focusItem(item?.nextElementSibling),
          ArrowLeft: () => widen(id, -widthStep),
          ArrowRight: () => widen(id, widthStep),
        };
    const chosen = act[event.key];
    if (!chosen) return;
    event.preventDefault();
    chosen();
  };

  return (
    <>
      <List ref={list} aria-label={say('table.columns')} onKeyDown={handleKeyDown}>
        {ordered.map((column, place) => (
          <ColumnItem
            key={column.id}
            column={column}
            state={state}
            onStateChange={onStateChange}
            onDragStart={(event) => startDrag(column.id, event)}
            onMove={(step) => move(column.id, place + step)}
            isFirst={place === 0}
            isLast={place === ordered.length - 1}
          />
        ))}
      </List>
      <Hint>
        <span>{say('table.columns_hint')}</span>
        <Button variant="ghost" onClick={() => onStateChange(defaultColumnState)}>
          {say('table.columns_reset')}
        </Button>
      </Hint>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function focusItem(item: Element | null | undefined): void {
  item?.querySelector('input')?.focus();
}
