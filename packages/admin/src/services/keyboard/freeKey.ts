/**
 * Whether a single key was pressed as a shortcut of the page: no field or menu has the focus, no
 * modifier is pressed, and no dialog covers the page. `layer` is the dialog that the shortcut
 * belongs to.
 */
export function isFreeKey(event: KeyboardEvent, code: string, layer?: Element | null): boolean {
  if (event.code !== code || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return isForThePage(event, layer);
}

/** Whether no field or menu has the focus, and no dialog other than `layer` covers the page. */
export function isForThePage({ target }: KeyboardEvent, layer?: Element | null): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !isTyping && top === (layer ?? undefined);
}

/** Whether a dialog, a menu or another popover is open. Alerts cover nothing. */
export function isLayerOpen(): boolean {
  return document.querySelector('dialog[open], :popover-open:not([data-alerts])') !== null;
}
