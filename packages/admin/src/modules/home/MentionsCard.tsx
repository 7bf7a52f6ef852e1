import type { Notification } from '@rentyard/contract/entities/notificationRoutes';
import { Card } from '@rentyard/ui/Card';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NotificationEntries } from '../../domain/notifications/NotificationEntries.tsx';
import { useNotificationText } from '../../records/navigation/useNotificationText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { notificationsApi } from '../../services/notifications/notificationsApi.ts';

/** Unread notifications, newest first. They appear as soon as they are sent. */
export function MentionsCard(): ReactNode {
  const t = useT();
  const [read] = notificationsApi.useReadNotificationsMutation();
  return (
    <Card title={t('home.unread')}>
      <NotificationEntries
        isUnread
        isLive
        emptyText={t('home.unread_empty')}
        renderEntry={(one) => (
          <Line notification={one} onOpen={() => void read({ body: { ids: [one.id] } })} />
        )}
      />
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
