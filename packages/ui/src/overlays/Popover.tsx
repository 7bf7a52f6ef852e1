import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
} from 'react';
import { styled } from 'styled-components';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { floating } from '../lib/floating.ts';
import { theme } from '../theme/theme.ts';
import { useClosed, usePopover } from './usePopover.ts';

interface PopoverProps {
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Names the box for screen readers. */
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
  return (
    <>
      {cloneElement(trigger, { ...popover.trigger, 'aria-haspopup': 'dialog' })}
      {popover.anchor && (
        <PopoverBox
          id={id}
          box={popover.box}
          anchor={popover.anchor}
          label={label}
          placement={placement}
          onClosed={popover.close}
        >
          {typeof children === 'function' ? children(popover.close) : children}
        </PopoverBox>
      )}
    </>
  );
}

interface PopoverBoxProps {
  readonly id: string;
  readonly box: ReturnType<typeof usePopover>['box'];
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly placement: Placement;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

function PopoverBox({
  id,
  box,
  anchor,
  label,
  placement,
  onClosed,
  children,
}: PopoverBoxProps): ReactNode {
  useAnchored(box, anchor, placement);
  useClosed(box, onClosed);
  useLayoutEffect(() => box.current?.focus(), [box]);
  // Taken here, Esc never reaches the dialog that the popover may stand in.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClosed();
  };
  return (
    <Surface
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {children}
    </Surface>
  );
}

const Surface = styled.div`
  ${floating}
  padding: ${theme.space3};
  min-width: 240px;
`;
