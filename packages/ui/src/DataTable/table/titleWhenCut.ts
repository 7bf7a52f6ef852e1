import type { SyntheticEvent } from 'react';

/** Shows the complete text of a truncated cell on hover and focus. */
export function titleWhenCut({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLElement) || target.matches('tr')) return;
  const isOurs = target.dataset.cut !== undefined;
  if (target.title && !isOurs) return;
  const isCut = target.scrollWidth > target.clientWidth;
  if (isCut) {
    target.title = target.textContent ?? '';
    target.dataset.cut = '';
  } else if (isOurs) {
    target.removeAttribute('title');
    delete target.dataset.cut;
  }
}
