import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { RenderLink } from '../../lib/link.tsx';
import { onDemand } from '../../lib/onDemand.tsx';
import type { MenuItem } from '../../overlays/MenuList.tsx';
import { usePopover } from '../../overlays/usePopover.ts';

/** Loaded when the pointer enters the rows, because the first paint does not need it. */
const list = onDemand(() => import('../../overlays/MenuList.tsx').then((chunk) => chunk.MenuList));

interface RowMenuState {
  readonly popover: ReturnType<typeof usePopover>;
  /** The row whose menu is open; -1 for none. */
  readonly index: number;
  /** Called when the pointer or the focus enters the rows. */
  readonly expect: () => void;
  /** Called on pointer down in the list. */
  readonly begin: (event: PointerEvent) => void;
  /** Called when the menu button of a row is pressed. */
  readonly press: (button: HTMLElement, event: MouseEvent) => void;
}

/** One menu for all rows. The button that opened it determines the row. */
export function useRowMenu(id: string): RowMenuState {
  const popover = usePopover(id);
  const openBefore = useRef<HTMLElement | null>(null);
  return {
    popover,
    index: Number(popover.anchor?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1),
    expect: () => void list.preload(),
    begin: ({ nativeEvent, pointerType }) => {
      openBefore.current = popover.anchor;
      if (pointerType !== 'touch') return;
      const lift = new AbortController();
      const options = { once: true, signal: lift.signal };
      window.addEventListener('pointerup', () => lift.abort(), options);
      window.addEventListener('pointercancel', () => lift.abort(), options);
      void import('./watchRowPress.ts').then(({ watchRowPress }) =>
        watchRowPress(nativeEvent, lift.signal, popover.open),
      );
    },
    press: (button, { detail }) => {
      // The browser closes the menu on pointer down. The click on its own button must not reopen it.
      const isByPointer = detail > 0;
      if (isByPointer && openBefore.current === button) popover.close();
      else popover.open(button);
    },
  };
}

interface RowMenuProps {
  readonly id: string;
  readonly menu: RowMenuState;
  readonly items: readonly (MenuItem | 'separator')[];
  readonly renderLink: RenderLink;
}

/** The open menu of a row. */
export function RowMenu({ id, menu, items, renderLink }: RowMenuProps): ReactNode {
  const { popover } = menu;
  if (!popover.anchor) return null;
  return (
    <list.Component
      id={id}
      box={popover.box}
      anchor={popover.anchor}
      placement="bottom-end"
      items={items}
      label={undefined}
      startAt="first"
      renderLink={renderLink}
      onClose={popover.close}
    />
  );
}

/** Runs the item with this shortcut. Returns true if there is one. */
export function runShortcut(
  items: readonly (MenuItem | 'separator')[] | undefined,
  letter: string,
): boolean {
  for (const item of items ?? []) {
    if (item === 'separator' || item.isDisabled) continue;
    if (runShortcut(item.items, letter)) return true;
    if (item.items || !item.onPress) continue;
    if (item.shortcut?.toLowerCase() !== letter) continue;
    item.onPress();
    return true;
  }
  return false;
}
