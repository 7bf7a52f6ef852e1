import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { logicalKey } from '../../lib/direction.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import type { DataColumn } from '../model/column.ts';
import {
  defaultColumnState,
  defaultTableState,
  type TableState,
  type TableStateChange,
} from '../model/tableState.ts';
import { narrowestColumn, useTableModel } from '../model/useTableModel.ts';
import { ColumnItem } from './ColumnItem.tsx';

export interface ColumnsMenuProps<Row> {
  /** The columns of the table. */
  readonly columns: readonly DataColumn<Row>[];
  readonly state: Pick<
    TableState,
    'columnVisibility' | 'columnOrder' | 'columnSizing' | 'columnPinning'
  >;
  readonly onStateChange: TableStateChange;
}

/** Pixels that one press of an arrow key changes a width by. */
const widthStep = 16;

/** The list of columns inside `ColumnsMenu`. */
export function ColumnsPanel({
  columns,
  state,
  onStateChange,
}: ColumnsMenuProps<never>): ReactNode {
  const t = useUiStrings();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const table = useTableModel<never>({
    columns,
    rows: noRows,
    getRowId: () => '',
    state: { ...defaultTableState, ...state },
    onStateChange,
    defaultSort: defaultTableState.sort,
  });
  const leaves = table.getAllLeafColumns();
  const order = leaves.map((leaf) => leaf.id);
  const findHeader = (id: string) => columns.find((column) => column.id === id)?.header ?? '';

  const move = (id: string, position: number) => {
    const next = order.filter((one) => one !== id);
    // Stops at either end.
    next.splice(Math.max(0, position), 0, id);
    table.setColumnOrder(next);
    const total = next.length;
    setAnnouncement(
      t('table.moved', { column: findHeader(id), position: next.indexOf(id) + 1, total }),
    );
  };
  const startDrag = useDragOrder(list, move);

  const widen = (id: string, change: number) => {
    const width = table.getColumn(id)?.getSize() ?? 0;
    const next = Math.max(narrowestColumn, width + change);
    table.setColumnSizing((sizing) => ({ ...sizing, [id]: next }));
    setAnnouncement(`${t('table.resize', { column: findHeader(id) })}: ${next} px`);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
    const id = item?.dataset.column;
    if (id === undefined) return;
    const index = order.indexOf(id);
    const act: Readonly<Record<string, () => void>> = event.altKey
      ? { ArrowUp: () => move(id, index - 1), ArrowDown: () => move(id, index + 1) }
      : {
          ArrowUp: () => focusItem(item?.previousElementSibling),
          ArrowDown: () => focusItem(item?.nextElementSibling),
          ArrowLeft: () => widen(id, -widthStep),
          ArrowRight: () => widen(id, widthStep),
        };
    const chosen = act[logicalKey(event)];
    if (!chosen) return;
    event.preventDefault();
    chosen();
  };

  return (
    <>
      <List ref={list} aria-label={t('table.columns')} onKeyDown={handleKeyDown}>
        {leaves.map((leaf, position) => (
          <ColumnItem
            key={leaf.id}
            leaf={leaf}
            header={findHeader(leaf.id)}
            onDragStart={(event) => startDrag(leaf.id, event)}
            onMove={(step) => move(leaf.id, position + step)}
            isFirst={position === 0}
            isLast={position === leaves.length - 1}
          />
        ))}
      </List>
      <Hint>
        <span>{t('table.columns_hint')}</span>
        <Button variant="ghost" onClick={() => onStateChange(defaultColumnState)}>
          {t('table.columns_reset')}
        </Button>
      </Hint>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

const noRows: readonly never[] = [];

function focusItem(item: Element | null | undefined): void {
  item?.querySelector('input')?.focus();
}

/**
 * Reorders the `data-column` items of a list by dragging a grip. An item moves as soon as the pointer passes the
 * middle of a neighbour.
 */
function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, index: number) => void,
): (id: string, event: PointerEvent<HTMLElement>) => void {
  const move = useLatest(onMove);
  return useCallback(
    (id, event) => {
      const grip = event.currentTarget;
      if (event.button !== 0) return;
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      grip.onpointermove = ({ clientY }) => {
        const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
        const at = items.findIndex((item) => item.dataset.column === id);
        const others = items.filter((_, index) => index !== at);
        const index = others.filter((item) => findMiddle(item) < clientY).length;
        if (index !== at) move.current(id, index);
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = null;
      };
    },
    [list, move],
  );
}

function findMiddle(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}

/** The list of columns. */
const List = styled.ul`
  width: 296px;
  max-width: 100%;
  max-height: min(240px, 40vh);
  overflow: auto;
  overscroll-behavior: contain;

  li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 32px;
    border-radius: ${theme.radiusSmall};
  }
  li:hover {
    background: ${theme.hover};
  }
  li > :nth-child(2) {
    flex: 1;
    overflow: hidden;
  }
  li label {
    width: 100%;
    font-size: ${theme.textMd};
  }
  [data-part='grip'] {
    padding: ${theme.space1};
    color: ${theme.textMuted};
    cursor: grab;
    touch-action: none;
  }
  [data-part='grip']:active {
    cursor: grabbing;
  }
  button {
    color: ${theme.textMuted};
  }
  button[aria-pressed='true'] {
    color: ${theme.accent};
  }
`;

/** The foot of the list: keyboard hints and the reset button. */
const Hint = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2};
  width: 296px;
  max-width: 100%;
  margin-block-start: ${theme.space2};
  padding-block-start: ${theme.space2};
  border-block-start: 1px solid ${theme.hairline};
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
`;
