import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/controlIcons.ts';
import { isFocused } from '../lib/activeElement.ts';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { useLatest } from '../lib/useLatest.ts';
import { formatKeyShortcuts, Kbd } from '../primitives/text/Kbd.tsx';
import { floating, floatingItem } from '../theme/floating.ts';
import { theme } from '../theme/theme.ts';
import { useClosed } from './usePopover.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: Glyph;
  readonly onSelect?: () => void;
  /** Makes the item a link. `onSelect` is still called. */
  readonly href?: string;
  readonly tone?: 'default' | 'danger';
  readonly isDisabled?: boolean;
  readonly shortcut?: string;
  /** Marks the current choice among several (a language, a theme). */
  readonly isChecked?: boolean;
}

interface MenuListProps {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly items: readonly (MenuItem | 'separator')[];
  readonly label: string | undefined;
  readonly startAt: 'first' | 'last';
  readonly renderLink: RenderLink | undefined;
  readonly onClose: () => void;
}

/** The open menu. Mounted only while open, so a table needs only one button per row. */
export function MenuList(props: MenuListProps): ReactNode {
  const { box, anchor, items, startAt, onClose } = props;
  useAnchored(box, anchor, props.placement);
  useClosed(box, onClose);
  const keys = useMenuKeys(box, onClose);

  useLayoutEffect(() => {
    keys.focusItem(startAt === 'last' ? -1 : 0);
  }, [keys, startAt]);

  const hasIcons = items.some((item) => item !== 'separator' && item.icon);
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return;
    onClose();
    item.onSelect?.();
  };

  return (
    <List
      ref={box}
      id={props.id}
      popover="auto"
      role="menu"
      aria-label={props.label ?? findName(anchor)}
      onKeyDown={keys.handleKeyDown}
    >
      {items.map((item, index) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their index
          <Line key={index} role="separator" />
        ) : (
          <Fragment key={item.label}>
            {drawItem(item, hasIcons, () => choose(item), props.renderLink ?? renderAnchor)}
          </Fragment>
        ),
      )}
    </List>
  );
}

/** The labels of all items start at the same position, also of items without an icon beside items with one. */
function drawItem(
  item: MenuItem,
  hasIcons: boolean,
  onClick: () => void,
  renderLink: RenderLink,
): ReactNode {
  const isChoice = item.isChecked !== undefined;
  const inside = (
    <>
      {isChoice && <Tick>{item.isChecked && <Icon of={CheckIcon} />}</Tick>}
      {item.icon ? <Icon of={item.icon} /> : hasIcons && !isChoice && <Tick />}
      <span>{item.label}</span>
      {item.shortcut && <Kbd isBare>{item.shortcut}</Kbd>}
    </>
  );
  const attributes = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    'data-tone': item.tone,
    'aria-checked': item.isChecked,
    'aria-disabled': item.isDisabled,
    'aria-keyshortcuts': formatKeyShortcuts(item.shortcut),
  };
  if (item.href !== undefined && !item.isDisabled) {
    return renderLink({ ...attributes, href: item.href, onClick, children: inside });
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.stopPropagation();
  };
  return (
    <button type="button" {...attributes} onClick={onClick} onKeyDown={handleKeyDown}>
      {inside}
    </button>
  );
}

/** The accessible name of the menu: the name of its button. */
function findName(anchor: HTMLElement): string {
  return anchor.getAttribute('aria-label') ?? anchor.textContent ?? '';
}

const List = styled.div`
  ${floating}
  min-width: 180px;

  > button, > a {
    ${floatingItem}
    font-weight: 400;
  }
  > :focus { background: ${theme.pressed}; outline: none; }
  > [aria-disabled='true'] { color: ${theme.textMuted}; cursor: not-allowed; }
  > [data-tone='danger'] { color: ${theme.danger}; }
  > [data-tone='danger']:focus { background: ${theme.dangerSoft}; }
  svg { flex: none; }
  kbd { margin-inline-start: auto; padding-inline-start: ${theme.space4}; }
`;

const Tick = styled.span`
  display: inline-flex;
  width: 16px;
  flex: none;
`;

const Line = styled.div`
  height: 1px;
  margin: ${theme.space1} 0;
  background: ${theme.hairline};
`;

interface MenuKeys {
  /** Moves the focus to an item. A negative index counts from the end. */
  readonly focusItem: (index: number) => void;
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const typeAheadPause = 500;

/** Arrow keys, Home, End, Tab, Space and type-ahead over the items of an open menu. */
function useMenuKeys(box: RefObject<HTMLElement | null>, onClose: () => void): MenuKeys {
  const typed = useRef({ text: '', at: 0 });
  const close = useLatest(onClose);

  return useMemo(() => {
    const all = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const focusItem = (index: number) => all().at(index)?.focus();

    const focusTyped = (key: string, from: number) => {
      const now = Date.now();
      const last = typed.current;
      const text = (now - last.at > typeAheadPause ? '' : last.text) + key.toLocaleLowerCase();
      typed.current = { text, at: now };
      const items = all();
      const start = text.length === 1 ? from + 1 : Math.max(from, 0);
      const order = [...items.slice(start), ...items.slice(0, start)];
      order.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(text))?.focus();
    };

    const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const items = all();
      const at = items.findIndex(isFocused);
      const target: Readonly<Record<string, number>> = {
        ArrowDown: (at + 1) % items.length,
        ArrowUp: at <= 0 ? -1 : at - 1,
        Home: 0,
        End: -1,
      };
      const next = target[event.key];
      if (next !== undefined) {
        event.preventDefault();
        focusItem(next);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        close.current();
      } else if (event.key === 'Tab') {
        // The browser moves the focus on from the button, which has it again.
        close.current();
      } else if (event.key === ' ') {
        event.preventDefault();
        items[at]?.click();
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        focusTyped(event.key, at);
      }
      // Surrounding lists and forms must not receive the keys of an open menu.
      event.stopPropagation();
    };
    return { focusItem, handleKeyDown };
  }, [box, close]);
}
