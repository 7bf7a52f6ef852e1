import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo, useState } from 'react';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import type { ChosenPlaces } from '../period/PlaceFilter.tsx';
import type { Period } from '../period/period.ts';
import { TableToggle, UtilisationTrend } from './UtilisationTrend.tsx';
import { useUtilisationFormat } from './useUtilisationFormat.ts';
import { utilisationApi } from './utilisationApi.ts';

interface UtilisationCardProps {
  readonly period: Period;
  readonly places: ChosenPlaces;
}

/** The utilisation of a period, for users who may read offers and orders. */
export function UtilisationCard(props: UtilisationCardProps): ReactNode {
  const mayReadOffers = useCan('read', 'offers');
  const mayReadOrders = useCan('read', 'orders');
  return mayReadOffers && mayReadOrders ? <ReadableCard {...props} /> : null;
}

function ReadableCard({ period, places }: UtilisationCardProps): ReactNode {
  const t = useT();
  const path = usePath();
  const [isTable, setIsTable] = useState(false);
  const query = useMemo(
    () => ({ ...period, ...places, by: 'category' as const, per_page: 1 }),
    [period, places],
  );
  const address = new URLSearchParams(
    Object.entries({ ...period, ...places }).map(([name, value]) => [name, String(value)]),
  );
  const { data, isError } = utilisationApi.useUtilisationQuery({ query });
  const format = useUtilisationFormat(data?.base_currency ?? null);
  if (isError) return null;
  return (
    <Card
      title={t('utilisation.title')}
      actions={
        <>
          <TableToggle isTable={isTable} onToggle={setIsTable} />
          <ButtonLink as={RouterLink} to={path(`/utilisation?${address}`)}>
            {t('utilisation.open')}
          </ButtonLink>
        </>
      }
    >
      {data ? (
        <Stack gap={3}>
          {data.total.utilisation !== null && (
            <Text as="p" size="md">
              {t('utilisation.summary', {
                utilisation: format.percent(data.total.utilisation),
                before: format.percent(data.before.utilisation),
              })}
            </Text>
          )}
          <UtilisationTrend data={data} isTable={isTable} />
        </Stack>
      ) : (
        <Skeleton height={260} />
      )}
    </Card>
  );
}
