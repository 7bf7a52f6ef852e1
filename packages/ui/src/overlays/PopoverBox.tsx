import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { type Placement, useAnchored } from '../lib/anchor.ts';
import { isComposing } from '../lib/isComposing.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { floating } from '../theme/floating.ts';
import { theme } from '../theme/theme.ts';
import { takeAutoFocus } from './autoFocus.ts';
import { addOpenLayer } from './openLayers.ts';
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
  const chosen = useRef<HTMLElement | null>(null);
  // Before the box is shown in the top layer. Until then it is rendered, so that `autoFocus` of its content works.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    chosen.current = takeAutoFocus(element, anchor) ?? chosen.current;
    element.style.removeProperty('display');
  }, [box, anchor]);
  useAnchored(box, anchor, placement);
  useClosed(box, onClosed);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    (chosen.current ?? element).focus();
    return addOpenLayer(element, { isModal: false });
  }, [box]);
  // Tab leads to the elements behind the trigger, which the box would cover.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element)) return;
    const isInside = currentTarget.contains(relatedTarget) || anchor.contains(relatedTarget);
    if (!isInside && !relatedTarget.closest(layers)) onClosed();
  };
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
      style={shownAtFirst}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      {wrapMixedTexts(children)}
    </Surface>
  );
}

const shownAtFirst = { display: 'block' };

/** Layers above the box: dialogs that it opened, alerts. */
const layers = 'dialog, [popover]';

const Surface = styled.div`
  ${floating}
  padding: ${theme.space3};
  min-width: 240px;
`;
