const delay = 500;
/** Pixels that a finger may move without meaning to scroll. */
const tolerance = 10;

const controls = 'a, button, input, label, select, textarea';

/**
 * Opens the menu of a row that a finger presses for half a second. The row is marked until the finger lifts; a menu
 * that opens earlier would be closed by lifting it. Links and buttons have long presses of their own.
 */
export function watchLongPress(
  start: PointerEvent,
  lifted: AbortSignal,
  open: (button: HTMLElement) => void,
): void {
  const target = start.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  const button = row?.querySelector<HTMLElement>('[data-row-menu]');
  if (!row || !button || target.closest(controls) || lifted.aborted) return;
  const listening = new AbortController();
  const { signal } = listening;
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    row.dataset.pressed = '';
  }, delay);
  const stop = () => {
    clearTimeout(timer);
    delete row.dataset.pressed;
    listening.abort();
  };
  const handleMove = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (distance > tolerance) stop();
  };
  const handleUp = () => {
    stop();
    if (!isLong) return;
    ignoreNextClick();
    setTimeout(() => open(button));
  };
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  // The browser would select text or show its own menu.
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** Some browsers click when the finger lifts. The click would open the record. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, true), 50);
}
