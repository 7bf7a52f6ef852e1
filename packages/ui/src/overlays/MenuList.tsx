import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { floating, floatingItem } from '../lib/floating.ts';
import { Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { Kbd } from '../primitives/Kbd.tsx';
import { keyShortcutsOf } from '../primitives/keyShortcutsOf.ts';
import { theme } from '../theme/theme.ts';
import type { MenuItem } from './Menu.tsx';
import { useMenuKeys } from './useMenuKeys.ts';
import { useClosed } from './usePopover.ts';

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
      aria-label={props.label ?? nameOf(anchor)}
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
    'aria-keyshortcuts': keyShortcutsOf(item.shortcut),
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
function nameOf(anchor: HTMLElement): string {
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
