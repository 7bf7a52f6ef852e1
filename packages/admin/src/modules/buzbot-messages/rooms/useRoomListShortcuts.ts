import type { RefObject } from 'react';
import { isFreeKey } from '../../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../../services/keyboard/useKeyDown.ts';

/** `j` and `k` move between conversations, as between the rows of lists. Enter opens one. */
export function useRoomListShortcuts(frame: RefObject<HTMLUListElement | null>): void {
  useKeyDown((event) => {
    const step = isFreeKey(event, 'KeyJ') ? 1 : isFreeKey(event, 'KeyK') ? -1 : 0;
    if (step === 0 || !frame.current) return;
    const links = [...frame.current.querySelectorAll<HTMLAnchorElement>('li a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step));
    links[next]?.focus();
  });
}
