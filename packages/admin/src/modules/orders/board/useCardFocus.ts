import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus on a card that moves to another column, which renders it again before or after
 * the old column removes it.
 * @param card Has `data-card` with the id of its order.
 * @param focused Id of the focused order, shared by all cards of the board.
 */
export function useCardFocus(
  id: number,
  card: RefObject<HTMLElement | null>,
  focused: RefObject<number | undefined>,
): void {
  useLayoutEffect(() => {
    const own = card.current;
    if (focused.current === id && document.activeElement === document.body) linkOf(own)?.focus();
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const drawn = [...document.querySelectorAll(`[data-card="${id}"]`)];
      linkOf(drawn.find((other) => other !== own))?.focus();
    };
  }, [id, card, focused]);
}

function linkOf(card: Element | null | undefined): HTMLElement | null | undefined {
  return card?.querySelector<HTMLElement>('a');
}
