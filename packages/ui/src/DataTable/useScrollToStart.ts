import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableState } from './model/tableState.ts';

/**
 * Scrolls to the first row when another page or sort order has loaded. It does not scroll before that, nor when a
 * list is mounted again with its previous state.
 */
export function useScrollToStart(
  frame: RefObject<HTMLElement | null>,
  { page, perPage, sort }: TableState,
  isBusy: boolean,
): void {
  const listState = JSON.stringify([page, perPage, sort]);
  const shown = useRef(listState);
  useLayoutEffect(() => {
    if (isBusy || shown.current === listState) return;
    shown.current = listState;
    const node = frame.current;
    if (!node) return;
    node.scrollTop = 0;
    // Cards scroll with the page instead.
    if (node.getBoundingClientRect().top < 0) node.scrollIntoView();
  }, [frame, listState, isBusy]);
}
