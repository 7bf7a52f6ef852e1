/**
 * Whether a single key was pressed for the page itself: nobody is typing, no modifier is held, and no
 * dialog lies over the page. `layer`: the dialog whose key it is.
 */
export function isFreeKey(event: KeyboardEvent, code: string, layer?: Element | null): boolean {
  if (event.code !== code || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return isForThePage(event, layer);
}

/** Whether nobody is typing and no dialog lies over the page, or over the dialog that asks. */
export function isForThePage({ target }: KeyboardEvent, layer?: Element | null): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !isTyping && top === (layer ?? undefined);
}
