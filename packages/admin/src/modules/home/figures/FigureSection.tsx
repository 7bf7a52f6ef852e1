import { ErrorState } from '@rentyard/ui/ErrorState';
import { Heading } from '@rentyard/ui/Heading';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { FigureTools } from '../period/FigureTools.ts';
import { PeriodControl } from '../period/PeriodControl.tsx';
import { PlaceFilter, places, readPlaces } from '../period/PlaceFilter.tsx';
import { readPeriod } from '../period/period.ts';
import { useToday } from '../period/useToday.ts';
import { UtilisationCard } from '../utilisation/UtilisationCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { figuresApi } from './figuresApi.ts';
import { useFigureFormat } from './useFigureFormat.ts';

/** Figures of the period, the project and the region in the address. Absent without a figure to read. */
export function FigureSection(): ReactNode {
  const t = useT();
  const id = useId();
  const failureText = useFailureText();
  const format = useFigureFormat();
  const timeZone = useTimeZone();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const chosen = useMemo(() => readPeriod(search, today), [search, today]);
  const chosenPlaces = useMemo(() => readPlaces(search), [search]);
  const { data, error, isFetching, refetch } = figuresApi.useFiguresQuery({
    query: { ...chosen.period, ...chosenPlaces, time_zone: timeZone },
  });
  const choose = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search);
    if ('days' in changes) for (const name of ['from', 'to']) next.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { preventScrollReset: true });
  };
  const isEmpty = data?.figures.length === 0 && data.not_filtered.length === 0;
  if (isEmpty && !error) return null;
  return (
    <section aria-labelledby={id} aria-busy={isFetching}>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" wrap>
          <Heading level={2} id={id}>
            {t('figures.title')}
          </Heading>
          {data && (
            <Text tone="muted">
              {t('figures.compared', {
                period: format.range(data.days.map(({ day }) => day)),
                before: format.range(data.days_before),
              })}
            </Text>
          )}
        </Stack>
        <FigureTools>
          <PeriodControl chosen={chosen} onChoose={choose} />
          {places.map((place) => (
            <PlaceFilter
              key={place}
              place={place}
              value={data?.[place] ?? null}
              onChoose={(value) => choose({ [place]: value })}
            />
          ))}
        </FigureTools>
        {error && !isFetching && (
          <ErrorState
            title={t('figures.failed')}
            text={failureText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton height={300} />}
        {data && !error && (
          <>
            <Grid>
              {data.figures.map((figure) => (
                <FigureCard key={figure.figure} figure={figure} data={data} />
              ))}
            </Grid>
            {data.not_filtered.length > 0 && (
              <Text as="p" tone="muted">
                {t('figures.not_filtered')}
              </Text>
            )}
          </>
        )}
        <UtilisationCard period={chosen.period} places={chosenPlaces} />
      </Stack>
    </section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${theme.space4};
`;
