import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { floating } from '../lib/floating.ts';
import { theme } from '../theme/theme.ts';
import { usePopover } from './usePopover.ts';

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
  readonly children: ReactNode;
}

function PopoverBox({ id, box, anchor, label, placement, children }: PopoverBoxProps): ReactNode {
  useAnchored(box, anchor, placement);
  return (
    <Surface
      ref={(node) => {
        box.current = node;
      }}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      // The popover's focusing steps look for this attribute; without it focus would stay behind.
      autoFocus
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
