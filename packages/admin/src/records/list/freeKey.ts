/**
 * Whether a single key was pressed for the page itself: nobody is typing, no modifier is held, and no
 * dialog lies over the page.
 */
export function isFreeKey(event: KeyboardEvent, code: string): boolean {
  if (event.code !== code || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return isForThePage(event);
}

/** Whether nobody is typing and no dialog lies over the page. */
export function isForThePage({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;
  return !isTyping && document.querySelector('dialog[open]') === null;
}
