import { cloneElement, type ReactNode, useId } from 'react';
import type { Placement } from '../lib/anchor.ts';
import { onDemand } from '../lib/onDemand.tsx';
import type { OpenProps } from '../lib/useControlledState.ts';
import { type TriggerElement, usePopover } from './usePopover.ts';

/** Loads on hover or focus of the button, because the first paint does not need it. */
const box = onDemand(() => import('./PopoverBox.tsx').then((chunk) => chunk.PopoverBox));
const preloadBox = () => void box.preload();

export interface PopoverProps extends OpenProps {
  /** A `Button` or `IconButton`. It receives the props that open the box. */
  readonly trigger: TriggerElement;
  /** Accessible name of the box. */
  readonly label: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: Placement;
}

/** A small non-modal box with controls beside its button: filters, columns. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom-start',
  ...host
}: PopoverProps): ReactNode {
  const id = useId();
  const popover = usePopover(id, { ...host, trigger });
  const own = trigger.props;
  return (
    <>
      {cloneElement(trigger, {
        ...popover.trigger,
        'aria-haspopup': 'dialog',
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          preloadBox();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          preloadBox();
        },
      })}
      {popover.anchor && (
        <box.Component
          id={id}
          box={popover.box}
          anchor={popover.anchor}
          label={label}
          placement={placement}
          onClosed={popover.close}
        >
          {typeof children === 'function' ? children(popover.close) : children}
        </box.Component>
      )}
    </>
  );
}
