import { ErrorState } from '@rentyard/ui/ErrorState';
import type { ReactNode } from 'react';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

interface HistoryFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The history could not be loaded. */
export function HistoryFailure({ error, onRetry }: HistoryFailureProps): ReactNode {
  const t = useT();
  const text = useFailureText();
  if (!isApiFailure(error)) return null;
  return (
    <ErrorState
      title={t('history.failed')}
      text={text(error)}
      requestId={error.requestId || undefined}
      onRetry={onRetry}
    />
  );
}
