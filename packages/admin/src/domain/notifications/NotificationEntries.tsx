import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { PagedEntries } from '../../records/list/PagedEntries.tsx';
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
  const notifications = list.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <PagedEntries
      query={list}
      isEmpty={notifications.length === 0}
      failedText={t('notifications.failed')}
      emptyText={emptyText}
    >
      <Stack as="ul" gap={1} {...(isLive && { 'aria-live': 'polite' as const })}>
        {notifications.map((one) => (
          <li key={one.id}>{renderEntry(one)}</li>
        ))}
      </Stack>
    </PagedEntries>
  );
}
