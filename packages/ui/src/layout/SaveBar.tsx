import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface SaveBarProps {
  readonly isVisible: boolean;
  /** Number of changes: "2 changes". */
  readonly summary: ReactNode;
  /** Changed fields: "price per hour, region". */
  readonly detail?: ReactNode;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly isSaving?: boolean;
  /** "Save offer". */
  readonly saveLabel?: string;
  readonly discardLabel?: string;
  readonly shortcut?: string;
  /** Additional save buttons, to the left of the main one. */
  readonly actions?: ReactNode;
}

/**
 * A bar along the lower edge of the page that lists unsaved changes and saves them. It overlays the page, so the form
 * does not move when the bar appears.
 */
export function SaveBar(props: SaveBarProps): ReactNode {
  const t = useUiStrings();
  const { isVisible, summary, detail, isSaving = false } = props;
  return (
    <div role="status" style={{ display: 'contents' }}>
      {isVisible && (
        <Bar data-save-bar>
          <Message>
            <b>{wrapMixedTexts(summary)}</b>
            {detail && <span>{wrapMixedTexts(detail)}</span>}
          </Message>
          <Actions>
            <Button disabled={isSaving} onClick={props.onDiscard}>
              {props.discardLabel ?? t('action.discard')}
            </Button>
            {props.actions}
            <Button
              variant="primary"
              isBusy={isSaving}
              onClick={props.onSave}
              {...(props.shortcut && { shortcut: props.shortcut })}
            >
              {props.saveLabel ?? t('action.save')}
            </Button>
          </Actions>
        </Bar>
      )}
    </div>
  );
}

const Bar = styled.div`
  position: fixed;
  inset-block: auto 0;
  inset-inline: var(--ry-main-start, 0) 0;
  z-index: ${theme.layerBar};
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  min-height: 52px;
  padding: ${theme.space2} var(--ry-bar-edge, ${theme.space6}) calc(${theme.space2} + env(safe-area-inset-bottom));
  background: ${theme.bar};
  color: ${theme.onBar};
  /* Seen where the system takes colours over. */
  outline: 1px solid transparent;
  font-size: ${theme.textMd};
  animation: ry-bottom-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    flex-wrap: wrap;
    padding-inline: ${theme.space3};
  }
`;

const Message = styled.div`
  display: flex;
  gap: ${theme.space3};
  flex: 1;
  min-width: 0;

  > b { flex: none; font-weight: 600; }
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${theme.onBarMuted}; }
  ${media.phone} { flex-basis: 100%; }
`;

const Actions = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space2};

  > button:not([data-variant='primary']) {
    background: none;
    border-color: ${theme.outline};
    color: inherit;
    &:hover { border-color: ${theme.onBarMuted}; }
  }
  > button { outline-color: ${theme.accentMark}; }
  ${media.phone} {
    width: 100%;
    > [data-variant='primary'] { flex: 1; min-width: 0; }
    kbd { display: none; }
  }
`;
