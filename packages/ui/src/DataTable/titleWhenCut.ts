import type { SyntheticEvent } from 'react';

/** Shows the whole of a text that its cell cuts off, on hover and on focus. */
export function titleWhenCut({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLElement) || target.title) return;
  const isCut = target.scrollWidth > target.clientWidth;
  if (isCut && !target.matches('tr')) target.title = target.textContent ?? '';
}
