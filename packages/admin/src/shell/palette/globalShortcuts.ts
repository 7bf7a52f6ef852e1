import { isForThePage } from '../../services/keyboard/freeKey.ts';

/** Cmd/Ctrl+K opens the palette. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.repeat) return false;
  return (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
}

/**
 * `?` opens the shortcut sheet. Layouts have it on different keys, so its key on a Latin keyboard
 * counts too.
 */
export function isHelpShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '?' && !(event.code === 'Slash' && event.shiftKey)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !event.defaultPrevented && isForThePage(event);
}
