import { cloneElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAnchored } from '../lib/anchor.ts';
import { isComposing } from '../lib/isComposing.ts';
import type { OpenProps } from '../lib/useControlledState.ts';
import { useLatest } from '../lib/useLatest.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { floatingNote } from '../theme/floating.ts';
import { type TriggerElement, usePopover } from './usePopover.ts';

export interface TooltipProps extends OpenProps {
  readonly text: ReactNode;
  /** A focusable element. The tooltip is its description. */
  readonly children: TriggerElement;
}

const hoverDelay = 400;

/** A short explanation on hover and focus. Esc hides it. The pointer may move onto the tooltip. */
export function Tooltip({ text, children, ...host }: TooltipProps): ReactNode {
  const id = useId();
  const popover = usePopover(id, { ...host, trigger: children });
  const latest = useLatest(popover);
  const { anchor } = popover;
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(anchor !== null, popover.close);

  const show = (element: HTMLElement, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current.open(element), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current.close(), 100);
  };
  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        ...{ ref: popover.trigger.ref },
        title: '',
        'aria-describedby': anchor ? id : own['aria-describedby'],
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') show(event.currentTarget, hoverDelay);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          hide();
        },
        onPointerDown: (event) => {
          own.onPointerDown?.(event);
          clearTimeout(timer.current);
          popover.close();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
      })}
      {anchor && (
        <Bubble
          id={id}
          box={popover.box}
          anchor={anchor}
          onStay={() => clearTimeout(timer.current)}
          onLeave={hide}
        >
          {wrapMixedTexts(text)}
        </Bubble>
      )}
    </>
  );
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // The tooltip is the top layer. The dialog or the menu below it must not receive the key.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  });
}

interface BubbleProps {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anchor: HTMLElement;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Bubble({ id, box, anchor, onStay, onLeave, children }: BubbleProps): ReactNode {
  useAnchored(box, anchor, 'top');
  return (
    <Dark
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {children}
    </Dark>
  );
}

const Dark = styled.div`
  ${floatingNote}
`;
