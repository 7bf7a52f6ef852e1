import type { KeyboardEvent } from 'react';

/** Moves the focus by arrows as the tiles stand: to the sides by one, up and down by a line. */
export function walkTiles(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const tile = (event.target as HTMLElement).closest('[data-row]');
  const { ctrlKey, metaKey, altKey, defaultPrevented, key } = event;
  if (tile !== event.target || ctrlKey || metaKey || altKey || defaultPrevented) return;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -tilesInLine(list),
    ArrowDown: tilesInLine(list),
  };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const tiles = [...list.children];
  const next = tiles[tiles.indexOf(tile) + step];
  if (next instanceof HTMLElement) next.focus();
}

/** How many stand side by side: those as high up as the first. */
function tilesInLine(list: HTMLElement): number {
  const tops = [...list.children].map((tile) => (tile as HTMLElement).offsetTop);
  return tops.filter((top) => top === tops[0]).length;
}
