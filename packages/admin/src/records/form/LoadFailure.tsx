import { ErrorState } from '@rentyard/ui/ErrorState';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

interface FormFailureProps {
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}

/** Shown when the record of a form fails to load. */
export function FormFailure({ failure, onRetry }: FormFailureProps): ReactNode {
  const t = useT();
  const text = useFailureText();
  return (
    <ErrorState
      title={t('form.load_failed')}
      text={text(failure)}
      requestId={failure.requestId || undefined}
      onRetry={onRetry}
    />
  );
}
