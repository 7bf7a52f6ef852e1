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
import { theme } from '../theme/theme.ts';

export interface ModalSurfaceProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open for as long as it is mounted. The browser keeps focus inside, makes the
 * page behind it inert, closes only the top layer on Esc and gives focus back at the end.
 */
export function ModalSurface({ onClose, children, ...rest }: ModalSurfaceProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // On touch the first field would bring up the keyboard over a sheet that was just opened.
    if (element && !window.matchMedia('(pointer: coarse)').matches) firstField(element)?.focus();
    // Closing before removal is what returns the focus.
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker inside the dialog also says "cancel".
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Esc is answered here rather than by the browser, which would close layers opened without a press
  // of the person (a question asked by Esc itself) together with the one below them.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  // A second Back gesture in a row closes without asking. When the host keeps the dialog, it opens again.
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

  return (
    <Surface
      {...rest}
      ref={dialog}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {children}
    </Surface>
  );
}

/** What a person would go on with; without fields the browser's own choice stands. */
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
  &::backdrop {
    background: ${theme.backdrop};
    animation: ry-fade-in ${theme.slow} ${theme.ease};
  }
  &:focus-visible { outline: none; }
`;
