import type { Resource } from '@rentyard/contract/schema/resource';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import type { ReactNode } from 'react';
import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useModuleText } from '../fields/useModuleText.ts';
import type { ListTrail } from '../navigation/listTrail.ts';
import { CreateLink } from './CreateLink.tsx';

export { NoMatch };

interface ListEmptyProps {
  readonly resource: Resource;
  readonly trail: ListTrail;
  /** Creates the first record, when that is not done by a form. */
  readonly action?: ReactNode;
}

/** The empty state: the purpose of the module and how to create its first record. */
export function ListEmpty({ resource, trail, action }: ListEmptyProps): ReactNode {
  const text = useModuleText(resource);
  return (
    <EmptyState
      title={text('empty')}
      text={text('empty_text')}
      action={action ?? <CreateLink resource={resource} trail={trail} isLabelled />}
    />
  );
}

interface ListFailedProps {
  readonly failure: ApiFailure | undefined;
  readonly onRetry: () => void;
}

/** Shown when the rows fail to load: the error and a retry button. */
export function ListFailed({ failure, onRetry }: ListFailedProps): ReactNode {
  const t = useT();
  const isAway = !failure || isUnreached(failure) || !failure.message;
  return (
    <ErrorState
      title={t('list.failed')}
      text={isAway ? t('record.not_reached') : failure.message}
      requestId={failure?.requestId || undefined}
      onRetry={onRetry}
    />
  );
}
