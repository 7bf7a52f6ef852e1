import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { activeElementIn } from '../lib/activeElement.ts';

interface ShownSubmenu {
  /** Label of the item that opened it. */
  readonly label: string;
  readonly anchor: HTMLElement;
  /** A submenu that the pointer opens leaves the focus where it is. */
  readonly startAt: 'first' | 'none';
}

/** Milliseconds until a submenu follows the pointer, which may cross other items on its way into the submenu. */
const hoverPause = 150;

/** The open submenu of a menu, and what opens and closes it. */
export function useSubmenu() {
  const id = useId();
  const [shown, setShown] = useState<ShownSubmenu | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The pointer has arrived in the submenu. */
  const stay = () => clearTimeout(timer.current);
  const open = (label: string, anchor: HTMLElement, startAt: ShownSubmenu['startAt']) => {
    stay();
    setShown({ label, anchor, startAt });
  };
  const close = () => {
    stay();
    if (box.current?.contains(activeElementIn(document))) {
      shown?.anchor.focus({ preventScroll: true });
    }
    setShown(null);
  };
  /** The pointer has entered an item. */
  const hover = (label: string, hasItems: boolean, event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerType } = event;
    stay();
    if (pointerType !== 'mouse' || label === shown?.label) return;
    timer.current = setTimeout(() => {
      if (hasItems) open(label, currentTarget, 'none');
      else close();
    }, hoverPause);
  };
  return { id, shown, box, open, close, hover, stay };
}
