import type { Action, Subject } from '@rentyard/contract/permissions';
import type { ReactNode } from 'react';
import { forbiddenUrl } from '../../services/permissions/forbiddenUrl.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ForbiddenScreenProps {
  readonly action: Action;
  readonly subject: Subject;
}

/** Replaces a screen that the user may not open and names the missing permission (P-ERR-5). */
export function ForbiddenScreen({ action, subject }: ForbiddenScreenProps): ReactNode {
  return <ErrorScreen address={forbiddenUrl(action, subject)} onRetry={() => location.reload()} />;
}
