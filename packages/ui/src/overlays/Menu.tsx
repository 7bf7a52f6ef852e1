import { cloneElement, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Placement } from '../lib/anchor.ts';
import type { RenderLink } from '../lib/link.tsx';
import { onDemand } from '../lib/onDemand.tsx';
import type { OpenProps } from '../lib/useControlledState.ts';
import type { MenuItem } from './MenuList.tsx';
import { isOpeningKey, type TriggerElement, usePopover } from './usePopover.ts';

/** Most menus of a page are never opened, so their lists do not load with the first paint. */
const list = onDemand(() => import('./MenuList.tsx').then((chunk) => chunk.MenuList));
const preloadList = () => void list.preload();

export interface MenuProps extends OpenProps {
  /** A `Button` or `IconButton`. It receives the props that open the menu. */
  readonly trigger: TriggerElement;
  readonly items: readonly (MenuItem | 'separator')[];
  /** Accessible name of the menu, if the trigger's name does not fit. */
  readonly label?: string;
  readonly placement?: Placement;
  readonly renderLink?: RenderLink;
}

/** A list of actions behind a button, with the keys of the ARIA menu pattern and type-ahead. */
export function Menu({
  trigger,
  items,
  label,
  placement = 'bottom-end',
  renderLink,
  ...host
}: MenuProps): ReactNode {
  const id = useId();
  const popover = usePopover(id, { ...host, trigger });
  const startAt = useRef<'first' | 'last'>('first');
  const own = trigger.props;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    own.onKeyDown?.(event);
    if (!isOpeningKey(event) || popover.isOpen) return;
    event.preventDefault();
    startAt.current = event.key === 'ArrowUp' ? 'last' : 'first';
    popover.open(event.currentTarget);
  };

  return (
    <>
      {cloneElement(trigger, {
        ...popover.trigger,
        'aria-haspopup': 'menu',
        onKeyDown: handleKeyDown,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          preloadList();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          preloadList();
        },
        onClick: (event) => {
          own.onClick?.(event);
          startAt.current = 'first';
          popover.trigger.onClick(event);
        },
      })}
      {popover.anchor && (
        <list.Component
          id={id}
          box={popover.box}
          anchor={popover.anchor}
          placement={placement}
          items={items}
          label={label}
          startAt={startAt.current}
          renderLink={renderLink}
          onClose={popover.close}
        />
      )}
    </>
  );
}
