import { type KeyboardEvent, useRef } from 'react';
import { logicalKey } from '../lib/direction.ts';
import type { TreeRow } from './treeItem.ts';

interface TreeKeysOptions {
  readonly rows: readonly TreeRow[];
  /** The row that has the focus, or gets it with Tab. */
  readonly active: TreeRow | undefined;
  readonly isMultiple: boolean;
  readonly focus: (row: TreeRow | undefined) => void;
  readonly setOpen: (ids: readonly string[], isOpen: boolean) => void;
  /** Enter: runs the action of the row. */
  readonly press: (row: TreeRow, event: KeyboardEvent) => void;
  /** Space: selects the row, or deselects it among several. */
  readonly select: (row: TreeRow, event: KeyboardEvent) => void;
  /** Selects these rows in addition. */
  readonly selectMany: (rows: readonly TreeRow[], event: KeyboardEvent) => void;
}

const typeAheadPause = 500;

/** The keys of the ARIA tree view pattern. Left and right are exchanged in right-to-left text. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  const { rows, active, isMultiple, focus, setOpen, press, select, selectMany } = options;

  const focusTyped = (letter: string, from: number) => {
    const now = Date.now();
    const last = typed.current;
    const text = (now - last.at > typeAheadPause ? '' : last.text) + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    const start = text.length === 1 ? from + 1 : from;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    focus(order.find(({ item }) => item.label.toLocaleLowerCase().startsWith(text)));
  };

  return (event) => {
    if (!active || event.altKey) return;
    const at = rows.indexOf(active);
    const key = logicalKey(event);
    const hasCommand = event.ctrlKey || event.metaKey;
    const move = (next: TreeRow | undefined, passed: readonly TreeRow[]) => {
      focus(next);
      if (isMultiple && event.shiftKey && next) selectMany([...passed, next], event);
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(rows[at + 1], []),
      ArrowUp: () => move(rows[at - 1], []),
      Home: () => move(rows[0], hasCommand ? rows.slice(0, at + 1) : []),
      End: () => move(rows.at(-1), hasCommand ? rows.slice(at) : []),
      ArrowRight: () => {
        if (active.isOpen === false) setOpen([active.item.id], true);
        else if (rows[at + 1]?.parent === active.item.id) focus(rows[at + 1]);
      },
      ArrowLeft: () => {
        if (active.isOpen) setOpen([active.item.id], false);
        else focus(rows.find(({ item }) => item.id === active.parent));
      },
      '*': () => {
        const siblings = rows.filter((row) => row.parent === active.parent);
        setOpen(
          siblings.filter(({ isOpen }) => isOpen === false).map(({ item }) => item.id),
          true,
        );
      },
      Enter: () => press(active, event),
      ' ': () => select(active, event),
    };
    if (hasCommand && key.toLowerCase() === 'a' && isMultiple) selectMany(rows, event);
    else if (key in keys && (!hasCommand || key === 'Home' || key === 'End')) keys[key]?.();
    else if (key.length === 1 && !hasCommand) focusTyped(key, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
