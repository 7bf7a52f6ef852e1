import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { FigureCards } from './FigureCards.tsx';
import { HealthCards } from './HealthCards.tsx';
import { homeApi } from './homeApi.ts';
import { MentionsCard } from './MentionsCard.tsx';
import { QueueCard } from './QueueCard.tsx';

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
