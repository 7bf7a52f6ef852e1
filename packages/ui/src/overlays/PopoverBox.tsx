import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { floating } from '../lib/floating.ts';
import { isComposing } from '../lib/isComposing.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';
import { useClosed } from './usePopover.ts';

interface PopoverBoxProps {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly placement: Placement;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The open box. Mounted only while open. */
export function PopoverBox({
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
  // Stops Esc here, so that it does not close a dialog around the popover.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
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
      {wrapMixedTexts(children)}
    </Surface>
  );
}

const Surface = styled.div`
  ${floating}
  padding: ${theme.space3};
  min-width: 240px;
`;
