import type { Notification } from '@rentyard/contract/entities/notificationRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNotificationText } from '../../records/navigation/useNotificationText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { notificationsApi } from '../../services/notifications/notificationsApi.ts';

/** Unread notifications, newest first. They appear as soon as they are sent. */
export function MentionsCard(): ReactNode {
  const t = useT();
  const language = useLanguage();
  const list = notificationsApi.useNotificationsInfiniteQuery({ language, isUnread: true });
  const [read] = notificationsApi.useReadNotificationsMutation();
  const { data, error, refetch } = list;
  const notifications = data?.pages.flatMap((page) => page.data) ?? [];
  const hasNone = data !== undefined && notifications.length === 0;
  return (
    <Card title={t('home.unread')}>
      {!data && !error && <Skeleton height={64} />}
      {!data && error && (
        <ErrorState title={t('notifications.failed')} onRetry={() => void refetch()} />
      )}
      {hasNone && (
        <Text as="p" tone="muted">
          {t('home.unread_empty')}
        </Text>
      )}
      <Stack as="ul" gap={1} aria-live="polite">
        {notifications.map((one) => (
          <li key={one.id}>
            <Line notification={one} onOpen={() => void read({ body: { ids: [one.id] } })} />
          </li>
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
    </Card>
  );
}

interface LineProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

function Line({ notification, onOpen }: LineProps): ReactNode {
  const format = useFormat();
  const { text, name, href } = useNotificationText()(notification);
  const { created_at } = notification;
  return (
    <Entry>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <RouterLink to={href} onClick={onOpen}>
          {name}
        </RouterLink>
      )}
      <small>
        {text}
        {' · '}
        <time dateTime={created_at} title={format.exactMoment(created_at)}>
          {format.relative(created_at)}
        </time>
      </small>
    </Entry>
  );
}

const Entry = styled.div`
  display: grid;
  min-width: 0;
  padding: ${theme.space1} 0;
  overflow-wrap: anywhere;

  > a { color: ${theme.accent}; font-weight: 500; }
  > small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;
