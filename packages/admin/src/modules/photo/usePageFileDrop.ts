import { useEffect, useRef, useState } from 'react';

/**
 * Hears files that are dropped on the page or pasted into it. True while some hang over it. Fields and
 * dialogs that take files themselves keep theirs.
 */
export function usePageFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    // Going over a child leaves its parent: only the last leave of all is one of the page.
    let depth = 0;
    const settle = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      dragenter: (event) => carriesFiles(event) && settle(depth + 1),
      dragleave: (event) => carriesFiles(event) && settle(depth - 1),
      dragover: (event) => {
        // A page that does not say so takes no files.
        if (carriesFiles(event)) event.preventDefault();
      },
      drop: (event) => {
        settle(0);
        if (event.defaultPrevented || !carriesFiles(event)) return;
        event.preventDefault();
        latest.current((event as DragEvent).dataTransfer?.files ?? []);
      },
      paste: (event) => {
        const files = (event as ClipboardEvent).clipboardData?.files ?? [];
        if (!event.defaultPrevented && files.length > 0) latest.current(files);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener);
    };
  }, []);
  return isOver;
}

function carriesFiles(event: Event): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return (event as DragEvent).dataTransfer?.types.includes('Files') ?? false;
}
