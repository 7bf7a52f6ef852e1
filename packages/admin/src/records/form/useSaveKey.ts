import { type RefObject, useEffect, useRef } from 'react';

/**
 * Cmd+S and Ctrl+S save instead of asking where to put the page. With its `form` a save waits while a dialog
 * lies over it.
 */
export function useSaveKey(onSave: () => void, form?: RefObject<HTMLElement | null>): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.metaKey || event.ctrlKey) && !event.altKey && event.code === 'KeyS';
      if (!isSave || event.shiftKey) return;
      event.preventDefault();
      if (!form || isOnTop(form.current)) save.current();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}

function isOnTop(form: HTMLElement | null): boolean {
  const upmost = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !upmost || upmost.contains(form);
}
