import type { Action, Subject } from '@rentyard/contract/permissions';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ForbiddenScreenProps {
  readonly action: Action;
  readonly subject: Subject;
}

/** Stands for a screen that the user may not open, and names the right that is missing (P-ERR-5). */
export function ForbiddenScreen({ action, subject }: ForbiddenScreenProps): ReactNode {
  const t = useT();
  const message = t('error.403.right', { action, subject });
  return (
    <ErrorScreen
      address={`/error/403?message=${encodeURIComponent(message)}`}
      onRetry={() => location.reload()}
    />
  );
}
