import { Button } from '@rentyard/ui/Button';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';

/** The result of an infinite query. */
export interface PagedQuery<Data = unknown> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PagedEntriesProps {
  readonly query: PagedQuery;
  /** Title of a failure to load. */
  readonly failedText: string;
  /** Shown without entries. */
  readonly emptyText: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** Entries, newest first, with a button for older ones. */
export function PagedEntries(props: PagedEntriesProps): ReactNode {
  const { query, failedText, emptyText, isEmpty, children } = props;
  const { data, error } = query;
  const t = useT();
  return (
    <>
      {!data && !error && <Skeleton height={64} />}
      {!data && error ? (
        <ErrorState title={failedText} onRetry={() => void query.refetch()} />
      ) : null}
      {data && isEmpty ? (
        <Text as="p" tone="muted">
          {emptyText}
        </Text>
      ) : null}
      {children}
      {query.hasNextPage && (
        <Button
          variant="ghost"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('entries.more')}
        </Button>
      )}
    </>
  );
}
