import type { HistoryEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { rowsOf } from '../../services/api/numberedPages.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { HistoryChange } from './HistoryChange.tsx';
import { historyApi } from './historyApi.ts';

interface RecordHistoryProps {
  readonly resource: Resource;
  readonly record: RecordBase;
}

/**
 * All changes of a record, newest first, field by field, each with a button to restore it
 * (P-EDIT-6).
 */
export function RecordHistory({ resource, record }: RecordHistoryProps): ReactNode {
  const t = useT();
  const text = useFailureText();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const mayUpdate = useCan('update', resource.subject);
  const of = { resource: resource.name, id: record.id };
  const history = historyApi.useHistoryInfiniteQuery(of);
  const { data, error, refetch } = history;
  const [revert, { isLoading }] = historyApi.useRevertMutation();

  if (error && isApiFailure(error) && !data) {
    return (
      <ErrorState
        title={t('history.failed')}
        text={text(error)}
        requestId={error.requestId || undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton />;

  const entries = rowsOf(data.pages);
  if (entries.length === 0) {
    return <EmptyState title={t('history.none')} text={t('history.none_text')} />;
  }

  const handleRestore = async (entry: HistoryEntry) => {
    const isSure = await confirm({
      title: t('history.restore_title'),
      text: t('history.restore_text'),
      confirmLabel: t('history.restore'),
    });
    if (!isSure) return;
    try {
      await revert({ ...of, entry: entry.id, version: record.version }).unwrap();
      alerts.edited();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      alerts.error(text(failure));
    }
  };

  return (
    <Stack gap={4}>
      <Stack as="ol" gap={4}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <HistoryChange
              resource={resource}
              entry={entry}
              // The newest version cannot be restored.
              onRestore={mayUpdate && index > 0 ? () => void handleRestore(entry) : undefined}
              isBusy={isLoading}
            />
          </li>
        ))}
      </Stack>
      {history.hasNextPage && (
        <Button isBusy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}
