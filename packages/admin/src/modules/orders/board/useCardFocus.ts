import { type RefObject, useLayoutEffect } from 'react';

/**
 * The keyboard stays on its card when the card moves: another column draws it anew, before or after the old one
 * lets it go.
 * @param card Marked by `data-card` with the id of its order.
 * @param focused Which order has the focus, for all cards of the board.
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
