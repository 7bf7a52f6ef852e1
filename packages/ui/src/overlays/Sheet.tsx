import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import type { DialogProps } from './Dialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { ModalSurface } from './ModalSurface.tsx';

export interface SheetProps extends DialogProps {
  readonly onClose: () => void;
}

/** The form of a record beside its list. Docks to the right, on phones to the bottom. */
export function Sheet({ width = 560, ...props }: SheetProps): ReactNode {
  const titleId = useId();
  if (!props.isOpen) return null;
  return (
    <Docked onClose={props.onClose} aria-labelledby={titleId} style={{ width }}>
      <DialogFrame {...props} titleId={titleId} />
    </Docked>
  );
}

const Docked = styled(ModalSurface)`
  inset-block: 0;
  inset-inline: auto 0;
  height: 100dvh;
  max-width: calc(100vw - ${theme.space10});
  max-height: none;
  margin: 0;
  border-width: 0;
  border-inline-start-width: 1px;
  animation: ry-sheet-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    inset: auto 0 0;
    width: 100% !important;
    max-width: none;
    height: auto;
    max-height: 94dvh;
    border-width: 1px 0 0;
    border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
    animation-name: ry-bottom-in;
  }
`;
