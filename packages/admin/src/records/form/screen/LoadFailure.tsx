import { ErrorState } from '@rentyard/ui/ErrorState';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';

interface LoadFailureProps {
  /** What failed; a record by default. */
  readonly title?: string;
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}

/** Shown when data of the server fails to load. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps): ReactNode {
  const t = useT();
  const text = useFailureText();
  return (
    <ErrorState
      title={title ?? t('form.load_failed')}
      text={text(failure)}
      requestId={failure.requestId || undefined}
      onRetry={onRetry}
    />
  );
}
