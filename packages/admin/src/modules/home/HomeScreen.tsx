import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import type { readHome } from '@rentyard/contract/entities/home';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { NotificationEntries } from '../../domain/notifications/NotificationEntries.tsx';
import { useNotificationText } from '../../records/navigation/useNotificationText.ts';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';
import { subscribeWhileCached } from '../../services/events/subscribeWhileCached.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { notificationsApi } from '../../services/notifications/notificationsApi.ts';
import { FigureSection } from './figures/FigureSection.tsx';
import { homeTag } from './figures/figuresApi.ts';
import { HealthCards } from './HealthCards.tsx';
import { QueueCard } from './QueueCard.tsx';

/** What waits for the user, figures of a period, and the health of the data. */
export function HomeScreen(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch } = homeApi.useHomeQuery();
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const isWaiting = !isSettled && !error;
  return (
    <>
      <PageHeader title={t('home.title')} />
      <Stack gap={5}>
        {!data && error && (
          <ErrorState
            title={t('home.failed')}
            text={failureText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading />}
        {data && (
          <TwoColumns>
            <QueueCard queue={data.queue} onSettled={settle} />
            <Later data-waiting={isWaiting || undefined}>
              <MentionsCard />
            </Later>
          </TwoColumns>
        )}
        <Later data-waiting={isWaiting || undefined}>
          <Stack gap={5}>
            <FigureSection />
            {data && data.health.length > 0 && <HealthCards modules={data.health} />}
          </Stack>
        </Later>
      </Stack>
    </>
  );
}

/* Loads beside the queue, and appears once the queue has its height, so that nothing moves. */
const Later = styled.div`
  &[data-waiting] { visibility: hidden; }
`;

/** The usual height of the queue, in pixels. */
const queueHeight = 540;

function Loading(): ReactNode {
  return (
    <TwoColumns>
      <Skeleton height={queueHeight} />
      <Skeleton height={queueHeight} />
    </TwoColumns>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space4};

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

/** Changes of records within this time cause one refetch, in milliseconds. */
const collectFor = 2_000;

/** The home page, which stays current while it is open. */
const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query({
      ...endpoint<typeof readHome>('GET /home'),
      extraOptions: pageContent,
      providesTags: [homeTag],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, { dispatch, cacheEntryRemoved }) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const refetch = () => {
          clearTimeout(timer);
          timer = undefined;
          dispatch(homeApi.util.invalidateTags([homeTag]));
        };
        await Promise.all([
          // Refetches at once for events that concern only this user.
          subscribeWhileCached(cacheEntryRemoved, ['notification', 'reset'], refetch),
          subscribeWhileCached(
            cacheEntryRemoved,
            ['record', 'counters', 'room', 'broadcast', 'bot_event'],
            () => {
              timer ??= setTimeout(refetch, collectFor);
            },
          ),
        ]);
        clearTimeout(timer);
      },
    }),
  }),
});

/** Unread notifications, newest first. They appear as soon as they are sent. */
function MentionsCard(): ReactNode {
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
