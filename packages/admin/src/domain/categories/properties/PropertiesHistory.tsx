import { property } from '@rentyard/contract/entities/property/property';
import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { HistoryChange } from '../../../features/history/HistoryChange.tsx';
import { HistoryFailure } from '../../../features/history/HistoryFailure.tsx';
import { useRevert } from '../../../features/history/useRevert.ts';
import { FormSkeleton } from '../../../records/form/FormSkeleton.tsx';
import type { RecordTabProps } from '../../../screens/record/RecordTabs.tsx';
import { rowsOf } from '../../../services/api/numberedPages.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';

/** The changes of all characteristics of a category or a group, newest first (P-EDIT-6). */
export function PropertiesHistory(props: RecordTabProps): ReactNode {
  const { resource, record, onReverted } = props;
  const t = useT();
  const history = propertiesApi.useHistoryOfPropertiesInfiniteQuery({
    owner: resource.name as OwnerResource,
    id: record.id,
  });
  const { data, error, refetch } = history;
  const { revertOf, isBusy } = useRevert(property, onReverted);
  if (error && !data) return <HistoryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const entries = rowsOf(data.pages);
  if (entries.length === 0) {
    return <EmptyState title={t('history.none')} text={t('history.none_text')} />;
  }
  return (
    <Stack gap={4}>
      <Stack as="ol" gap={4}>
        {entries.map((entry) => {
          const own = entries.filter(({ property: { id } }) => id === entry.property.id);
          return (
            <li key={entry.id}>
              <HistoryChange
                resource={property}
                record={undefined}
                entries={own}
                index={own.indexOf(entry)}
                title={entry.property.name}
                onRevert={revertOf?.(entry.property)}
                isBusy={isBusy}
              />
            </li>
          );
        })}
      </Stack>
      {history.hasNextPage && (
        <Button isBusy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}
