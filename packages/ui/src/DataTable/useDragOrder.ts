import { type PointerEvent, type RefObject, useCallback } from 'react';
import { useLatest } from '../lib/useLatest.ts';

/**
 * Orders the `data-column` items of a list by dragging a grip: the item moves as soon as the pointer
 * passes the middle of a neighbour.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, place: number) => void,
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
        const place = others.filter((item) => middleOf(item) < clientY).length;
        if (place !== at) move.current(id, place);
      };
      grip.onlostpointercapture = () => {
        grip.onpointermove = null;
      };
    },
    [list, move],
  );
}

function middleOf(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
