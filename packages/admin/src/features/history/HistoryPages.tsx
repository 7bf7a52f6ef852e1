import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import type { PagedQuery } from '../../records/list/PagedEntries.tsx';
import { isApiFailure } from '../../services/api/failure.ts';
import type { Page } from '../../services/api/listApi.ts';
import { joinRows } from '../../services/api/numberedPages.ts';
import { useT } from '../../services/i18n/useT.ts';

interface HistoryPagesProps<Entry> {
  readonly history: PagedQuery<{ readonly pages: readonly Page<Entry>[] }>;
  /** Renders list items. */
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** The loaded changes, newest first, with a button for older ones. */
export function HistoryPages<Entry extends { readonly id: number }>(
  props: HistoryPagesProps<Entry>,
): ReactNode {
  const { history, children } = props;
  const { data, error } = history;
  const t = useT();
  if (!data && isApiFailure(error)) {
    const retry = () => void history.refetch();
    return <LoadFailure title={t('history.failed')} failure={error} onRetry={retry} />;
  }
  if (!data) return <FormSkeleton />;
  const entries = joinRows(data.pages);
  if (entries.length === 0) {
    return <EmptyState title={t('history.none')} text={t('history.none_text')} />;
  }
  return (
    <Stack gap={4}>
      <Stack as="ol" gap={4}>
        {children(entries)}
      </Stack>
      {history.hasNextPage && (
        <Button isBusy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  );
}
