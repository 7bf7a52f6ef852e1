import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { Button } from '@rentyard/ui/Button';
import { Heading } from '@rentyard/ui/Heading';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NotificationEntries } from '../../domain/notifications/NotificationEntries.tsx';
import { useNotificationText } from '../../records/navigation/useNotificationText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { notificationsApi } from '../../services/notifications/notificationsApi.ts';

interface NotificationListProps {
  readonly unread: number;
  readonly onClose: () => void;
}

/** The user's notifications, newest first. Opening one marks it as read. */
export function NotificationList({ unread, onClose }: NotificationListProps): ReactNode {
  const t = useT();
  const [read, { isLoading }] = notificationsApi.useReadNotificationsMutation();
  const handleOpen = ({ id, is_read }: Notification) => {
    if (!is_read) void read({ body: { ids: [id] } });
    onClose();
  };
  return (
    <Frame>
      <Head>
        <Heading level={2} size="base">
          {t('shell.notifications')}
        </Heading>
        {unread > 0 && (
          <Button variant="ghost" isBusy={isLoading} onClick={() => void read({ body: {} })}>
            {t('notifications.read_all')}
          </Button>
        )}
      </Head>
      <NotificationEntries
        emptyText={t('notifications.empty')}
        renderEntry={(one) => <Item notification={one} onOpen={() => handleOpen(one)} />}
      />
    </Frame>
  );
}

interface ItemProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

function Item({ notification, onOpen }: ItemProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { text, name, href } = useNotificationText()(notification);
  const { created_at, is_read } = notification;
  const content = (
    <>
      <span>{text}</span>
      <strong>{name}</strong>
      <time dateTime={created_at} title={format.exactMoment(created_at)}>
        {format.relative(created_at)}
        {!is_read && ` · ${t('notifications.unread')}`}
      </time>
    </>
  );
  if (href === undefined) return <Line data-unread={!is_read || undefined}>{content}</Line>;
  return (
    <Line as={RouterLink} to={href} data-unread={!is_read || undefined} onClick={onOpen}>
      {content}
    </Line>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space2};
  width: min(360px, calc(100vw - 48px));
  max-height: min(480px, 70vh);
  overflow-y: auto;
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space2};
  align-items: center;
  justify-content: space-between;
`;

const Line = styled.div<{ readonly to?: string }>`
  display: grid;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radius};
  color: inherit;
  font-size: ${theme.textMd};
  line-height: 18px;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover { background: ${theme.hover}; }
  &[data-unread] { background: ${theme.accentSoft}; }
  > strong { font-weight: 500; }
  > time { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;
