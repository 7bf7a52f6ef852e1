import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

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
    if (focused.current === id && document.activeElement === document.body) findLink(own)?.focus();
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const drawn = [...document.querySelectorAll(`[data-card="${id}"]`)];
      findLink(drawn.find((other) => other !== own))?.focus();
    };
  }, [id, card, focused]);
}

function findLink(card: Element | null | undefined): HTMLElement | null | undefined {
  return card?.querySelector<HTMLElement>('a');
}

/**
 * Moves the focus between cards with the arrow keys: up and down in a column, sideways to the
 * nearest card.
 */
export function moveFocusBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('section');
  if (!column) return;
  const cards = findLinks(column);
  const at = cards.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowUp: () => cards[at - 1],
    ArrowDown: () => cards[at + 1],
    ArrowLeft: () => cardInNextColumn(column, 'previousElementSibling', at),
    ArrowRight: () => cardInNextColumn(column, 'nextElementSibling', at),
  };
  const target = targets[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function cardInNextColumn(
  column: Element,
  side: 'previousElementSibling' | 'nextElementSibling',
  at: number,
): HTMLElement | undefined {
  for (let next = column[side]; next; next = next[side]) {
    const links = findLinks(next);
    if (links.length > 0) return links[Math.min(at, links.length - 1)];
  }
  return undefined;
}

function findLinks(column: Element): readonly HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-card] a')];
}
