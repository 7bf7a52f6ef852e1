/** Pixels and pixels per millisecond from which on a swipe closes. */
const farEnough = 96;
const fastEnough = 0.5;

/** Moves a bottom sheet with the finger that pulls it down, and closes it or lets it return. */
export function followSwipe(start: PointerEvent, dialog: HTMLElement, onClose: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let distance = 0;
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    distance = Math.max(0, event.clientY - start.clientY);
    dialog.style.transition = 'none';
    dialog.style.translate = `0 ${distance}px`;
  };
  const stop = () => {
    listening.abort();
    dialog.style.transition = '';
    dialog.style.translate = '';
  };
  const handleUp = (event: PointerEvent) => {
    const speed = distance / Math.max(1, event.timeStamp - start.timeStamp);
    // The host may stay open, for example to ask about unsaved changes. Then the sheet returns.
    stop();
    if (distance > farEnough || (distance > farEnough / 4 && speed > fastEnough)) onClose();
  };
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', stop, { signal });
}
