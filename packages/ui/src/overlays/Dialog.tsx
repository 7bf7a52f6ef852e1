import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { ModalSurface } from './ModalSurface.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /**
   * Called on Esc, on the backdrop and by the close button. The host decides whether to close. Without it, only the
   * buttons close the dialog.
   */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons. The primary one is last. */
  readonly footer?: ReactNode;
  /** Width in pixels. On phones it is always a bottom sheet. */
  readonly width?: number;
}

/** A modal dialog for a question or a short task. Docks to the bottom on phones. */
export function Dialog({ width = 480, ...props }: DialogProps): ReactNode {
  const titleId = useId();
  if (!props.isOpen) return null;
  return (
    <Centred onClose={props.onClose ?? stay} aria-labelledby={titleId} style={{ width }}>
      <DialogFrame {...props} titleId={titleId} />
    </Centred>
  );
}

function stay(): void {}

const Centred = styled(ModalSurface)`
  margin: auto;
  max-width: calc(100vw - ${theme.space8});
  max-height: calc(100dvh - ${theme.space8});
  border-radius: ${theme.radiusLarge};
  animation: ry-rise-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    width: 100% !important;
    max-width: none;
    max-height: 92dvh;
    margin: auto 0 0;
    border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
    animation-name: ry-bottom-in;
  }
`;
