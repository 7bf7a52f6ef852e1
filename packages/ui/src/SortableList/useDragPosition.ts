import { type PointerEvent, type RefObject, useCallback } from 'react';
import { useLatest } from '../lib/useLatest.ts';

/**
 * Follows the pointer while a grip is dragged. `onPlace` receives the new position of the item as soon as the pointer
 * passes the middle of a neighbour. The window has the listeners, because a moved item leaves the document for a
 * moment.
 */
export function useDragPosition(
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
        drop.current(id, others.filter((one) => middleOf(one) < clientY).length);
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

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
