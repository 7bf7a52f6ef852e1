import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../lib/isComposing.ts';
import { useThemeCheck } from '../theme/ThemeContext.ts';
import { breakpoints, media, theme } from '../theme/theme.ts';
import { takeAutoFocus, useOpener } from './autoFocus.ts';
import { addOpenLayer } from './openLayers.ts';

export interface ModalSurfaceProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog that is open while it is mounted. The browser traps the focus, makes the page behind inert,
 * closes only the top layer on Esc and restores the focus on close.
 */
export function ModalSurface({ onClose, children, ...rest }: ModalSurfaceProps): ReactNode {
  useThemeCheck('Dialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useOpener();
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const chosen = takeAutoFocus(element, opener);
    // It was shown without being modal, so that `autoFocus` of its content works.
    element.open = false;
    element.showModal();
    const removeLayer = addOpenLayer(element, { isModal: true });
    // On touch devices, focusing the first field would open the keyboard over the sheet.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (chosen ?? (isTouch ? null : firstField(element)))?.focus();
    return () => {
      removeLayer();
      // Closing before removal makes the browser restore the focus.
      element.close();
    };
  }, [opener]);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker inside the dialog also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Handles Esc instead of the browser. The browser would close a layer that was opened without a click (a
  // confirmation opened by Esc) together with the layer below.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  // A second Back gesture closes the dialog without a `cancel` event. If the host does not unmount the dialog, it
  // opens again.
  const handleClose = () => {
    const element = dialog.current;
    if (!element || element.open) return;
    onClose();
    setTimeout(() => {
      if (element.isConnected && !element.open) element.showModal();
    });
  };
  const isOutside = (event: PointerEvent) => {
    if (event.target !== dialog.current) return false;
    const at = dialog.current.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x < at.left || x > at.right || y < at.top || y > at.bottom;
  };

  // On phones, a bottom sheet can be pulled down by its head.
  const beginSwipe = ({ nativeEvent, target, pointerType }: PointerEvent) => {
    const head = target instanceof Element && target.closest('[data-swipe]');
    const element = dialog.current;
    if (pointerType !== 'touch' || !head || !element || target.closest('a, button, input')) return;
    if (!window.matchMedia(`(max-width: ${breakpoints.phone - 0.02}px)`).matches) return;
    void import('../gestures/swipeToClose.ts').then(({ followSwipe }) =>
      followSwipe(nativeEvent, element, onClose),
    );
  };

  return (
    <Surface
      {...rest}
      open
      ref={dialog}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
        beginSwipe(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {children}
    </Surface>
  );
}

/** The first form control. Without one the browser chooses the initial focus. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(
    ':is(input:not([type=hidden], [hidden]), textarea, select, [role=combobox]):not(:disabled)',
  );
}

const Surface = styled.dialog`
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.border};
  background: ${theme.raised};
  color: ${theme.text};
  box-shadow: ${theme.shadowFloat};

  &[open] { display: flex; }
  transition: translate ${theme.fast} ${theme.ease};
  ${media.phone} {
    [data-swipe] { touch-action: none; }
    ${media.touch} {
      [data-swipe]::before {
        content: '';
        position: absolute;
        inset-block-start: 5px;
        inset-inline-start: calc(50% - 18px);
        width: 36px;
        height: 4px;
        border-radius: ${theme.radiusRound};
        background: ${theme.outline};
      }
    }
  }
  &::backdrop {
    background: ${theme.backdrop};
    animation: ry-fade-in ${theme.slow} ${theme.ease};
  }
  &:focus-visible { outline: none; }
`;
