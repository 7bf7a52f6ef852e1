import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { activeElementIn } from '../lib/activeElement.ts';
import { useLatest } from '../lib/useLatest.ts';

/** Props that open the popover. They are merged over the trigger's own props. */
interface TriggerProps {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

interface PopoverState {
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  readonly open: (anchor: HTMLElement) => void;
  /** Closes and restores the focus. */
  readonly close: () => void;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly trigger: TriggerProps;
}

/** Open state of a native `popover="auto"`, which the browser closes on Esc and on a click outside. */
export function usePopover(boxId: string): PopoverState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = anchor !== null;

  return {
    anchor,
    isOpen,
    box,
    open: setAnchor,
    close: () => {
      const layer = box.current;
      const hadFocus = layer?.contains(activeElementIn(document));
      if (layer?.matches(':popover-open')) layer.hidePopover();
      // Browsers restore the focus to what had it, except in a shadow root. In Safari a pressed button does not have it.
      if (hadFocus) anchor?.focus({ preventScroll: true });
      setAnchor(null);
    },
    trigger: {
      // Pointer down closes an open popover. The click that follows must not open it again.
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: (event) => {
        const hadPointer = (event.nativeEvent as unknown as { pointerType?: string }).pointerType;
        if (hadPointer && wasOpen.current) return setAnchor(null);
        setAnchor(isOpen ? null : event.currentTarget);
      },
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? boxId : undefined,
    },
  };
}

/** Calls the host when the browser closed the popover (Esc or a click outside). */
export function useClosed(box: RefObject<HTMLElement | null>, onClosed: () => void): void {
  const closed = useLatest(onClosed);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') closed.current();
    };
    node.addEventListener('toggle', handleToggle);
    return () => node.removeEventListener('toggle', handleToggle);
  }, [box, closed]);
}

/** Whether a key press on a trigger should open its menu. */
export function isOpeningKey(event: KeyboardEvent): boolean {
  return event.key === 'ArrowDown' || event.key === 'ArrowUp';
}
