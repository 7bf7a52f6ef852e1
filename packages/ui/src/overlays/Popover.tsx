import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react';
import type { Placement } from '../lib/anchor.ts';
import { onDemand } from '../lib/onDemand.tsx';
import { usePopover } from './usePopover.ts';

/** Loads on hover or focus of the button, because the first paint does not need it. */
const box = onDemand(() => import('./PopoverBox.tsx').then((chunk) => chunk.PopoverBox));
const preloadBox = () => void box.preload();

interface PopoverProps {
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
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
}: PopoverProps): ReactNode {
  const id = useId();
  const popover = usePopover(id);
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
