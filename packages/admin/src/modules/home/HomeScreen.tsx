import type { QueueEntry } from '@rentyard/contract/entities/home';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { CountLink } from './CountLink.tsx';
import { FigureCards } from './FigureCards.tsx';
import { HealthCards } from './HealthCards.tsx';
import { homeApi } from './homeApi.ts';
import { MentionsCard } from './MentionsCard.tsx';
import { useListAddress } from './useListAddress.ts';

/** What waits for the user, figures of the last 30 days, and the health of the data. */
export function HomeScreen(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch } = homeApi.useHomeQuery();
  return (
    <>
      <PageHeader title={t('home.title')} />
      {!data && error && (
        <ErrorState
          title={t('home.failed')}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading />}
      {data && (
        <Stack gap={5}>
          <TwoColumns>
            <QueueCard queue={data.queue} />
            <MentionsCard />
          </TwoColumns>
          {data.figures.length > 0 && <FigureCards figures={data.figures} />}
          {data.health.length > 0 && <HealthCards modules={data.health} />}
        </Stack>
      )}
    </>
  );
}

function Loading(): ReactNode {
  return (
    <Stack gap={5}>
      <TwoColumns>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </TwoColumns>
      <Skeleton height={150} />
      <Skeleton height={320} />
    </Stack>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space4};

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

/** What waits for the user. Notifications have cards of their own. */
function QueueCard({ queue }: { readonly queue: readonly QueueEntry[] }): ReactNode {
  const t = useT();
  const address = useListAddress();
  const isEmpty = queue.every(({ count }) => count === 0);
  return (
    <Card title={t('home.queue')}>
      {isEmpty && (
        <Text as="p" tone="muted">
          {t('home.queue_empty')}
        </Text>
      )}
      <ul>
        {queue.map(({ item, count, list }) => (
          <CountLink
            key={item}
            label={t(`home.queue.${item}`)}
            count={count}
            to={list ? address(list) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
