import { useState } from 'react';
import { activeElementIn } from '../lib/activeElement.ts';

/** The element that had the focus before this layer was rendered: usually its trigger. */
export function useOpener(): HTMLElement | null {
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : activeElementIn(document),
  );
  return opener;
}

/**
 * The element of a new layer that React has focused because of its `autoFocus`. The focus returns to the opener first:
 * when the layer is shown, the browser stores the focused element and restores it when the layer closes.
 */
export function takeAutoFocus(layer: HTMLElement, opener: HTMLElement | null): HTMLElement | null {
  const active = activeElementIn(document);
  if (!active || active === layer || !layer.contains(active)) return null;
  if (opener) opener.focus({ preventScroll: true });
  else active.blur();
  return active;
}
