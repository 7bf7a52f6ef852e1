import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between cards with the arrow keys: up and down in a column, sideways to the
 * nearest card.
 */
export function moveFocusBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('section');
  if (!column) return;
  const cards = linksOf(column);
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
    const links = linksOf(next);
    if (links.length > 0) return links[Math.min(at, links.length - 1)];
  }
  return undefined;
}

function linksOf(column: Element): readonly HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-card] a')];
}
