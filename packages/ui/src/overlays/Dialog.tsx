import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { ModalSurface } from './ModalSurface.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked by Esc, the backdrop and the close button. The host decides. Left out, only the buttons lead on. */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the one that goes on stands last. */
  readonly footer?: ReactNode;
  /** In pixels; a bottom sheet on phones whatever it says. */
  readonly width?: number;
}

/** A question or a small piece of work over the page. Docks to the bottom on phones. */
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
