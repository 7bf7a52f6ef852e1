import { useEffect, useRef } from 'react';

/** Cmd+S and Ctrl+S save instead of asking where to put the page. */
export function useSaveKey(onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.metaKey || event.ctrlKey) && !event.altKey && event.code === 'KeyS';
      if (!isSave || event.shiftKey) return;
      event.preventDefault();
      save.current();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
