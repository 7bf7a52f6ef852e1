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
  /** The way to a first record, where it is not a form. */
  readonly action?: ReactNode;
}

/** Nothing yet: what the module is for, and the way to its first record. */
export function ListEmpty({ resource, trail, action }: ListEmptyProps): ReactNode {
  const t = useT();
  const text = useModuleText(resource);
  return (
    <EmptyState
      title={t('list.empty')}
      text={text('empty')}
      action={action ?? <CreateLink resource={resource} trail={trail} />}
    />
  );
}

interface ListFailedProps {
  readonly failure: ApiFailure | undefined;
  readonly onRetry: () => void;
}

/** The rows did not come: why, and another try. */
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
