import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/text/Heading.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { equalButtons } from './equalButtons.ts';
import { ModalSurface } from './ModalSurface.tsx';

/** The question, in the user's language. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: ReactNode;
  /** The verb of the action: "Delete". Defaults to "Confirm". */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for destructive actions. */
  readonly tone?: 'primary' | 'danger';
}

export interface ConfirmSheetProps extends ConfirmQuestion {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly isBusy?: boolean;
}

/** A confirmation before an action: 300 px wide, a bottom sheet on phones. Cancel has the initial focus. */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const t = useUiStrings();
  const id = useId();
  if (!props.isOpen) return null;
  return (
    <Small
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={props.text ? `${id}-text` : undefined}
      onClose={props.onClose}
    >
      <Message data-swipe>
        <Heading level={2} size="lg" id={`${id}-title`}>
          {props.title}
        </Heading>
        {props.text && <div id={`${id}-text`}>{wrapMixedTexts(props.text)}</div>}
      </Message>
      <Actions>
        <Button size="large" onClick={props.onClose}>
          {props.cancelLabel ?? t('action.cancel')}
        </Button>
        <Button
          size="large"
          variant={props.tone ?? 'primary'}
          isBusy={props.isBusy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel ?? t('action.confirm')}
        </Button>
      </Actions>
    </Small>
  );
}

const Small = styled(ModalSurface)`
  width: 300px;
  max-width: calc(100vw - ${theme.space8});
  margin: auto;
  border-radius: ${theme.radiusLarge};
  animation: ry-rise-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    width: 100%;
    max-width: none;
    margin: auto 0 0;
    border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
    animation-name: ry-bottom-in;
  }
`;

const Message = styled.div`
  display: grid;
  gap: ${theme.space2};
  padding: ${theme.space5} ${theme.space5} ${theme.space4};
  color: ${theme.textSoft};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  padding: 0 ${theme.space5} calc(${theme.space5} + env(safe-area-inset-bottom));

  ${equalButtons}
  > button { padding-inline: ${theme.space2}; }
`;
