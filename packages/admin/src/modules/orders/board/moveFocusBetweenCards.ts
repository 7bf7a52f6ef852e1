import type { KeyboardEvent } from 'react';

/** Arrow keys go from card to card: up and down in a column, sideways to the nearest place beside it. */
export function focusCard(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('section');
  if (!column) return;
  const here = linksOf(column);
  const at = here.indexOf(event.currentTarget);
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowUp: () => here[at - 1],
    ArrowDown: () => here[at + 1],
    ArrowLeft: () => beside(column, 'previousElementSibling', at),
    ArrowRight: () => beside(column, 'nextElementSibling', at),
  };
  const target = ways[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function beside(
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
