import type { RefObject } from 'react';
import { useKeyDown } from '../../../services/keyboard/useKeyDown.ts';

/**
 * Saves on Cmd+S or Ctrl+S. With `form`, the shortcut is ignored while a dialog covers that form.
 */
export function useSaveShortcut(onSave: () => void, form?: RefObject<HTMLElement | null>): void {
  useKeyDown((event) => {
    const isSave = (event.metaKey || event.ctrlKey) && !event.altKey && event.code === 'KeyS';
    if (!isSave || event.shiftKey) return;
    event.preventDefault();
    if (!form || isOnTop(form.current)) onSave();
  });
}

function isOnTop(form: HTMLElement | null): boolean {
  const upmost = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !upmost || upmost.contains(form);
}
