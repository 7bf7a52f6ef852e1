import { useEffect, useRef, useState } from 'react';

/**
 * Handles files that are dropped on the page or pasted into it. Returns whether files are being
 * dragged over it. Fields and dialogs that accept files handle their own.
 */
export function usePageFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    // Entering a child fires a leave event of its parent. Only the last leave event leaves the
    // page.
    let depth = 0;
    const setDepth = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      dragenter: (event) => carriesFiles(event) && setDepth(depth + 1),
      dragleave: (event) => carriesFiles(event) && setDepth(depth - 1),
      dragover: (event) => {
        // Without `preventDefault`, the browser does not allow a drop.
        if (carriesFiles(event)) event.preventDefault();
      },
      drop: (event) => {
        setDepth(0);
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
