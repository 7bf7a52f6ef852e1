/** Milliseconds. */
const delay = 500;
/** Pixels that a finger may move without meaning to scroll. */
const tolerance = 10;

interface LongPress {
  /** Aborts when the finger was lifted before the code of this file had loaded. */
  readonly lifted?: AbortSignal;
  /** Shows that the press is long enough, until the finger lifts. */
  readonly onMark?: (isMarked: boolean) => void;
  /** Called after the finger was lifted. A menu that opens earlier would be closed by lifting it. */
  readonly onLongPress: () => void;
}

/** Waits for a finger that presses for half a second without moving. */
export function watchLongPress(
  start: PointerEvent,
  { lifted, onMark, onLongPress }: LongPress,
): void {
  if (lifted?.aborted) return;
  const listening = new AbortController();
  const { signal } = listening;
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    onMark?.(true);
  }, delay);
  const stop = () => {
    clearTimeout(timer);
    onMark?.(false);
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
    setTimeout(onLongPress);
  };
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  // The browser would select text or show its own menu.
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** Some browsers click when the finger lifts. The click would open what was pressed. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, true), 50);
}
