interface HeldKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Presses the row's own link with the keys that were held, so that a press anywhere on the row does
 * what a press on the link does: the router navigates, Cmd or Ctrl open a tab, Shift a window.
 * False when the row has no link.
 */
export function pressRowLink(row: HTMLElement, keys: HeldKeys): boolean {
  const link = row.querySelector<HTMLAnchorElement>('[data-primary] a[href]');
  link?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      ctrlKey: keys.ctrlKey,
      metaKey: keys.metaKey,
      shiftKey: keys.shiftKey,
    }),
  );
  return link !== null;
}

/** Held keys that ask for a new tab on every system. */
export const newTabKeys: HeldKeys = { ctrlKey: true, metaKey: true, shiftKey: false };

export function hasHeldKeys({ ctrlKey, metaKey, shiftKey }: HeldKeys): boolean {
  return ctrlKey || metaKey || shiftKey;
}
