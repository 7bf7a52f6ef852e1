import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { GripVerticalIcon } from '../icons/columnIcons.ts';
import { useLatest } from '../lib/useLatest.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface SortableItem {
  readonly id: string;
  /** The name in announcements of moves. */
  readonly name: string;
}

export interface SortableListProps<Item extends SortableItem> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly onMove: (from: number, to: number) => void;
  /** Renders an item with its grip, which moves it. */
  readonly children: (item: Item, index: number, grip: ReactNode) => ReactNode;
  readonly isDisabled?: boolean;
}

/**
 * A list that the user reorders: by dragging a grip, or with the arrow keys while the grip has the focus. Items may
 * have any height and contain other lists.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>): ReactNode {
  const { label, items, onMove, children, isDisabled = false } = props;
  const t = useUiStrings();
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const moved = useRef<string>(undefined);
  const total = items.length;

  const move = (id: string, to: number) => {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= total || to === from) return;
    moved.current = id;
    setNews(t('sortable.moved', { name: item.name, place: to + 1, total }));
    onMove(from, to);
  };
  const startDrag = useDragPosition(list, move);

  // Moving an item in the document removes its focus.
  useLayoutEffect(() => {
    const grip = moved.current && list.current?.querySelector(`[data-grip="${moved.current}"]`);
    moved.current = undefined;
    if (grip) (grip as HTMLElement).focus({ preventScroll: true });
  });

  const handleKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: total - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(id, target);
  };
  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id}>
            {children(
              item,
              index,
              <Grip
                data-grip={item.id}
                size="small"
                icon={GripVerticalIcon}
                label={t('sortable.grip', { name: item.name, place: index + 1, total })}
                disabled={isDisabled}
                onPointerDown={(event) => startDrag(item.id, event)}
                onKeyDown={(event) => handleKeyDown(event, item.id, index)}
              />,
            )}
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  > li { min-width: 0; }
  > li[data-dragged] { position: relative; z-index: 1; opacity: 0.72; }
`;

const Grip = styled(IconButton)`
  flex: none;
  color: ${theme.textMuted};
  cursor: grab;
  touch-action: none;

  &:active { cursor: grabbing; }
  &:disabled { cursor: default; }
  ${media.touch} { &[data-size='small'] { width: 44px; min-height: 44px; } }
`;

/**
 * Follows the pointer while a grip is dragged. `onPlace` receives the new position of the item as soon as the pointer
 * passes the middle of a neighbour. The window has the listeners, because a moved item leaves the document for a
 * moment.
 */
function useDragPosition(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, index: number) => void,
): (id: string, event: PointerEvent<HTMLElement>) => void {
  const drop = useLatest(onDrop);
  return useCallback(
    (id, event) => {
      if (event.button !== 0) return;
      // Prevents text selection and scrolling. The browser still sets the focus.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      const item = () =>
        [...(list.current?.children ?? [])].find((one) => one.querySelector(`[data-grip="${id}"]`));
      const over = new AbortController();
      const { signal } = over;
      const follow = ({ clientY }: { readonly clientY: number }) => {
        const dragged = item();
        if (!dragged || !list.current) return over.abort();
        dragged.setAttribute('data-dragged', '');
        const others = [...list.current.children].filter((one) => one !== dragged);
        drop.current(id, others.filter((one) => findMiddle(one) < clientY).length);
      };
      const end = () => {
        item()?.removeAttribute('data-dragged');
        over.abort();
      };
      window.addEventListener('pointermove', follow, { signal });
      window.addEventListener('pointerup', end, { signal });
      window.addEventListener('pointercancel', end, { signal });
    },
    [list, drop],
  );
}

function findMiddle(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
