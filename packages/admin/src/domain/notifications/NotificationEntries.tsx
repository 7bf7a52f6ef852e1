import type { Notification } from '@rentyard/contract/entities/notificationRoutes';
import { Button } from '@rentyard/ui/Button';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { notificationsApi } from '../../services/notifications/notificationsApi.ts';

interface NotificationEntriesProps {
  readonly isUnread?: boolean;
  /** The text of an empty list. */
  readonly emptyText: string;
  /** Announces new entries. */
  readonly isLive?: boolean;
  readonly renderEntry: (notification: Notification) => ReactNode;
}

/** The user's notifications, newest first, with a button for older ones. */
export function NotificationEntries(props: NotificationEntriesProps): ReactNode {
  const { isUnread, emptyText, isLive, renderEntry } = props;
  const t = useT();
  const language = useLanguage();
  const list = notificationsApi.useNotificationsInfiniteQuery({
    language,
    ...(isUnread && { isUnread }),
  });
  const { data, error, refetch } = list;
  const notifications = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      {!data && !error && <Skeleton height={64} />}
      {!data && error && (
        <ErrorState title={t('notifications.failed')} onRetry={() => void refetch()} />
      )}
      {data && notifications.length === 0 && (
        <Text as="p" tone="muted">
          {emptyText}
        </Text>
      )}
      <Stack as="ul" gap={1} {...(isLive && { 'aria-live': 'polite' as const })}>
        {notifications.map((one) => (
          <li key={one.id}>{renderEntry(one)}</li>
        ))}
      </Stack>
      {list.hasNextPage && (
        <Button
          variant="ghost"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
