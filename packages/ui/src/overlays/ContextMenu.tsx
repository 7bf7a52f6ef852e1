import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { watchLongPress } from '../gestures/longPress.ts';
import { activeElementIn } from '../lib/activeElement.ts';
import { inlineSign } from '../lib/direction.ts';
import type { RenderLink } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { onDemand } from '../lib/onDemand.tsx';
import { type OpenProps, useControlledState } from '../lib/useControlledState.ts';
import { wrapTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';
import type { MenuItem } from './MenuList.tsx';

const list = onDemand(() => import('./MenuList.tsx').then((chunk) => chunk.MenuList));
const preloadList = () => void list.preload();

/** Fields have a menu of the browser with spelling and the clipboard. */
const fields = 'input, textarea, select, [contenteditable]';

export interface ContextMenuProps
  extends OpenProps,
    Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the menu: the thing that its actions change. */
  readonly label: string;
  readonly items: readonly (MenuItem | 'separator')[];
  /** The area with the menu. Pass `tabIndex={0}` with a role and a name if nothing inside it takes the focus. */
  readonly children: ReactNode;
  /** The browser's own menu opens instead. */
  readonly isDisabled?: boolean;
  readonly renderLink?: RenderLink;
}

/** Where the menu opens: a point of the area in pixels from its top left corner, or the focused element. */
type MenuOrigin = { readonly x: number; readonly y: number } | HTMLElement;

/**
 * A menu of the thing below the pointer: right click, Shift+F10 or the menu key, and a long press on touch screens.
 * All of its actions must also be reachable elsewhere, because nothing shows that it exists.
 */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(
  function ContextMenu(props, ref) {
    const { label, items, children, isDisabled = false, renderLink, ...rest } = props;
    const { open, defaultOpen = false, onOpenChange, ...area } = rest;
    const id = useId();
    const root = useRef<HTMLDivElement>(null);
    const box = useRef<HTMLDivElement>(null);
    const before = useRef<HTMLElement | null>(null);
    const [isOpen, setOpen] = useControlledState(open, defaultOpen, onOpenChange);
    const [origin, setOrigin] = useState<MenuOrigin>({ x: 0, y: 0 });
    const [point, setPoint] = useState<HTMLElement | null>(null);
    const anchor = origin instanceof HTMLElement ? origin : point;

    const show = (at: MenuOrigin) => {
      if (!isOpen) before.current = activeElementIn(document);
      setOrigin(at);
      setOpen(true);
    };
    const close = () => {
      const layer = box.current;
      const hadFocus = layer?.contains(activeElementIn(document));
      if (layer?.matches(':popover-open')) layer.hidePopover();
      if (hadFocus) before.current?.focus({ preventScroll: true });
      setOpen(false);
    };
    const showAtPointer = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const corner = root.current?.getBoundingClientRect();
      show({ x: clientX - (corner?.left ?? 0), y: clientY - (corner?.top ?? 0) });
    };
    const showAtFocus = (target: EventTarget) => {
      if (isOpen || !root.current) return;
      if (target !== root.current && target instanceof HTMLElement) return show(target);
      show({ x: inlineSign(root.current) === 1 ? 0 : root.current.offsetWidth, y: 0 });
    };
    const hasOwnMenu = (event: { readonly target: EventTarget }) =>
      isDisabled || (event.target instanceof Element && event.target.closest(fields) !== null);

    const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
      area.onContextMenu?.(event);
      if (event.defaultPrevented || hasOwnMenu(event)) return;
      event.preventDefault();
      const { pointerType } = event.nativeEvent as unknown as { pointerType?: string };
      // A long press opens the menu when the finger lifts.
      if (pointerType === 'touch') return;
      const isByKeyboard = event.button !== 2 && !event.ctrlKey;
      if (isByKeyboard) return showAtFocus(event.target);
      const at = { clientX: event.clientX, clientY: event.clientY };
      // Releasing the button would close a menu that opens while it is pressed.
      if (event.buttons === 0) showAtPointer(at);
      else {
        const handleUp = () => setTimeout(() => showAtPointer(at));
        window.addEventListener('pointerup', handleUp, { once: true });
      }
    };
    const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
      area.onKeyDown?.(event);
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isMenuKey || event.defaultPrevented || hasOwnMenu(event)) return;
      event.preventDefault();
      showAtFocus(event.target);
    };
    const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
      area.onPointerDown?.(event);
      preloadList();
      if (event.pointerType !== 'touch' || event.defaultPrevented || hasOwnMenu(event)) return;
      const { clientX, clientY } = event;
      watchLongPress(event.nativeEvent, {
        onMark: (isMarked) => root.current?.toggleAttribute('data-pressed', isMarked),
        onLongPress: () => showAtPointer({ clientX, clientY }),
      });
    };
    return (
      <>
        <Area
          {...area}
          ref={mergeRefs(ref, root)}
          data-state={isOpen ? 'open' : undefined}
          onContextMenu={handleContextMenu}
          onKeyDown={handleKeyDown}
          onPointerDown={handlePointerDown}
          onFocus={(event) => {
            area.onFocus?.(event);
            preloadList();
          }}
        >
          {wrapTexts(children)}
          {isOpen && !(origin instanceof HTMLElement) && (
            <Point
              key={`${origin.x} ${origin.y}`}
              ref={setPoint}
              aria-hidden
              style={{ left: origin.x, top: origin.y }}
            />
          )}
        </Area>
        {isOpen && anchor && (
          <list.Component
            id={id}
            box={box}
            anchor={anchor}
            placement="bottom-start"
            items={items}
            label={label}
            startAt="first"
            renderLink={renderLink}
            onClose={close}
          />
        )}
      </>
    );
  },
);

const Area = styled.div`
  position: relative;
  -webkit-touch-callout: none;

  &[data-pressed] { outline: 2px solid ${theme.focus}; }
  /* A long press would select text. */
  ${media.touch} { user-select: none; }
`;

const Point = styled.span`
  position: absolute;
  width: 0;
  height: 0;
  pointer-events: none;
`;
