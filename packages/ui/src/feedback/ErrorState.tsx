import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RotateCwIcon } from '../icons/RotateCwIcon.ts';
import { TriangleExclamationPointIcon } from '../icons/statusIcons.ts';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { CopyToClipboard } from './CopyToClipboard.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps extends RootProps {
  readonly title: string;
  /** What happened and what to do. */
  readonly text?: ReactNode;
  /** Identifies the response for support. */
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** A failed request: the message, the request id to copy, and a retry. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, text, requestId, onRetry, ...root },
  ref,
) {
  const t = useUiStrings();
  const details = (text || requestId) && (
    <>
      {wrapTexts(text)}
      {requestId && (
        <Request>
          <span>{t('error.request')}</span>{' '}
          <CopyToClipboard value={requestId}>{requestId}</CopyToClipboard>
        </Request>
      )}
    </>
  );
  const retry = onRetry && (
    <Button icon={RotateCwIcon} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <div {...root} ref={ref} role="alert">
      <EmptyState icon={TriangleExclamationPointIcon} title={title} text={details} action={retry} />
    </div>
  );
});

const Request = styled.span`
  display: block;
  margin-top: ${theme.space2};
  font-size: ${theme.textSm};
`;
