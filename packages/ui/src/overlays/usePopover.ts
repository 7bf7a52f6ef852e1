import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefCallback,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  version,
} from 'react';
import { activeElementIn } from '../lib/activeElement.ts';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type OpenProps, useControlledState } from '../lib/useControlledState.ts';
import { useLatest } from '../lib/useLatest.ts';

/** A `Button` or another element that receives the props that open a popover. */
export type TriggerElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** Props that open the popover. They are merged over the trigger's own props. */
interface TriggerProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

interface PopoverState {
  /** The element beside which the popover is open; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  readonly open: (anchor: HTMLElement) => void;
  /** Closes and restores the focus. */
  readonly close: () => void;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly trigger: TriggerProps;
}

/**
 * Open state of a native `popover="auto"`, which the browser closes on Esc and on a click outside.
 * @param boxId id of the popover
 * @param host what the host controls, and the trigger that the popover opens at if the host opens it
 */
export function usePopover(
  boxId: string,
  host: OpenProps & { readonly trigger?: ReactElement } = {},
): PopoverState {
  const [isOpen, setOpen] = useControlledState(
    host.open,
    host.defaultOpen ?? false,
    host.onOpenChange,
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const triggerElement = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  const ownRef = host.trigger && refOf(host.trigger);
  const ref = useMemo(() => mergeRefs(triggerElement, ownRef), [ownRef]);
  useLayoutEffect(() => {
    setAnchor((current) => (isOpen ? (current ?? triggerElement.current) : null));
  }, [isOpen]);

  const open = (element: HTMLElement) => {
    setAnchor(element);
    if (!isOpen) setOpen(true);
  };
  const close = () => {
    const layer = box.current;
    const hadFocus = layer?.contains(activeElementIn(document));
    if (layer?.matches(':popover-open')) layer.hidePopover();
    // Browsers restore the focus to what had it, except in a shadow root. In Safari a pressed button does not have it.
    if (hadFocus) anchor?.focus({ preventScroll: true });
    if (!isOpen) return;
    setOpen(false);
    // The host may decide that it stays open.
    if (host.open === undefined) return;
    setTimeout(() => {
      if (layer?.isConnected && !layer.matches(':popover-open')) layer.showPopover();
    });
  };

  return {
    anchor: isOpen ? anchor : null,
    isOpen,
    box,
    open,
    close,
    trigger: {
      ref,
      // Pointer down closes an open popover. The click that follows must not open it again.
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: (event) => {
        const hadPointer = (event.nativeEvent as unknown as { pointerType?: string }).pointerType;
        if (isOpen || (hadPointer && wasOpen.current)) close();
        else open(event.currentTarget);
      },
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? boxId : undefined,
    },
  };
}

/** The ref of an element. React 18 stores it beside the props. */
function refOf(element: ReactElement): Ref<HTMLElement> | undefined {
  const holder = version.startsWith('18.') ? element : element.props;
  return (holder as { readonly ref?: Ref<HTMLElement> }).ref;
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
