import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon, ChevronRightIcon } from '../icons/controlIcons.ts';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { formatKeyShortcuts, Kbd } from '../primitives/text/Kbd.tsx';
import { floating, floatingItem } from '../theme/floating.ts';
import { theme } from '../theme/theme.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useClosed } from './usePopover.ts';
import { useSubmenu } from './useSubmenu.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: Glyph;
  readonly onPress?: () => void;
  /** Makes the item a link. `onPress` is still called. */
  readonly href?: string;
  readonly tone?: 'default' | 'danger';
  readonly isDisabled?: boolean;
  readonly shortcut?: string;
  /** Marks the current choice among several (a language, a theme). */
  readonly isChecked?: boolean;
  /** Opens a submenu with these items. `href` and `onPress` have no effect then. */
  readonly items?: readonly (MenuItem | 'separator')[];
}

interface MenuListProps {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly items: readonly (MenuItem | 'separator')[];
  readonly label: string | undefined;
  /** The item that gets the focus. A submenu that the pointer opens leaves it where it is. */
  readonly startAt: 'first' | 'last' | 'none';
  readonly renderLink: RenderLink | undefined;
  readonly onClose: () => void;
  /** Of a submenu: closes all menus. */
  readonly onCloseAll?: (() => void) | undefined;
  readonly onPointerEnter?: (() => void) | undefined;
}

/** The open menu. Mounted only while open, so a table needs only one button per row. */
export function MenuList(props: MenuListProps): ReactNode {
  const { box, anchor, items, startAt, onClose, onCloseAll = onClose } = props;
  useAnchored(box, anchor, props.placement);
  useClosed(box, onClose);
  const keys = useMenuKeys(box, { isSubmenu: onCloseAll !== onClose, onClose, onCloseAll });
  const submenu = useSubmenu();

  useLayoutEffect(() => {
    if (startAt !== 'none') keys.focusItem(startAt === 'last' ? -1 : 0);
  }, [keys, startAt]);

  const hasIcons = items.some((item) => item !== 'separator' && item.icon);
  const choose = (item: MenuItem, event: MouseEvent<HTMLElement>) => {
    if (item.isDisabled) return;
    if (item.items) return submenu.open(item.label, event.currentTarget, 'first');
    onCloseAll();
    item.onPress?.();
  };
  const opened = items.find(
    (item): item is MenuItem => item !== 'separator' && item.label === submenu.shown?.label,
  );

  return (
    <List
      ref={box}
      id={props.id}
      popover="auto"
      role="menu"
      aria-label={props.label ?? findName(anchor)}
      onKeyDown={keys.handleKeyDown}
      onPointerEnter={props.onPointerEnter}
      onContextMenu={(event) => {
        // The menu key of the keyboard. A press on a link opens the menu of the browser.
        if (event.button !== 2) event.preventDefault();
      }}
    >
      {items.map((item, index) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their index
          <Line key={index} role="separator" />
        ) : (
          <Fragment key={item.label}>
            {drawItem(item, hasIcons, props.renderLink ?? renderAnchor, {
              onClick: (event) => choose(item, event),
              onPointerEnter: (event) =>
                submenu.hover(item.label, Boolean(item.items) && !item.isDisabled, event),
              ...(item.items && {
                'aria-haspopup': 'menu',
                'aria-expanded': item === opened,
                'aria-controls': item === opened ? submenu.id : undefined,
              }),
            })}
          </Fragment>
        ),
      )}
      {submenu.shown && opened?.items && (
        <MenuList
          key={opened.label}
          id={submenu.id}
          box={submenu.box}
          anchor={submenu.shown.anchor}
          placement="inline-end"
          items={opened.items}
          label={opened.label}
          startAt={submenu.shown.startAt}
          renderLink={props.renderLink}
          onClose={submenu.close}
          onCloseAll={onCloseAll}
          onPointerEnter={submenu.stay}
        />
      )}
    </List>
  );
}

interface ItemHandlers {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
}

/** The labels of all items start at the same position, also of items without an icon beside items with one. */
function drawItem(
  item: MenuItem,
  hasIcons: boolean,
  renderLink: RenderLink,
  handlers: ItemHandlers,
): ReactNode {
  const isChoice = item.isChecked !== undefined;
  const inside = (
    <>
      {isChoice && <Tick>{item.isChecked && <Icon of={CheckIcon} />}</Tick>}
      {item.icon ? <Icon of={item.icon} /> : hasIcons && !isChoice && <Tick />}
      <span>{item.label}</span>
      {item.shortcut && <Kbd isBare>{item.shortcut}</Kbd>}
      {item.items && <Icon of={ChevronRightIcon} />}
    </>
  );
  const attributes = {
    ...handlers,
    role: isChoice ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    'data-tone': item.tone,
    'aria-checked': item.isChecked,
    'aria-disabled': item.isDisabled,
    'aria-keyshortcuts': formatKeyShortcuts(item.shortcut),
  };
  if (item.href !== undefined && !item.isDisabled && !item.items) {
    return renderLink({ ...attributes, href: item.href, children: inside });
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.stopPropagation();
  };
  return (
    <button type="button" {...attributes} onKeyDown={handleKeyDown}>
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
  > :focus, > [aria-expanded='true'] { background: ${theme.pressed}; outline: none; }
  > [aria-disabled='true'] { color: ${theme.textMuted}; cursor: not-allowed; }
  > [data-tone='danger'] { color: ${theme.danger}; }
  > [data-tone='danger']:focus { background: ${theme.dangerSoft}; }
  svg { flex: none; }
  > [aria-haspopup] > svg:last-child { margin-inline-start: auto; color: ${theme.textMuted}; }
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
