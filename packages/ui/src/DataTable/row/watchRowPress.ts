import { watchLongPress } from '../../gestures/longPress.ts';

const controls = 'a, button, input, label, select, textarea';

/**
 * Opens the menu of a row that a finger presses for half a second. The row is marked until the finger lifts. Links and
 * buttons have long presses of their own.
 */
export function watchRowPress(
  start: PointerEvent,
  lifted: AbortSignal,
  open: (button: HTMLElement) => void,
): void {
  const target = start.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  const button = row?.querySelector<HTMLElement>('[data-row-menu]');
  if (!row || !button || target.closest(controls)) return;
  watchLongPress(start, {
    lifted,
    onMark: (isMarked) => row.toggleAttribute('data-pressed', isMarked),
    onLongPress: () => open(button),
  });
}
