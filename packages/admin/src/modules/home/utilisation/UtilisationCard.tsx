import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import type { Period } from '../period/period.ts';
import { UtilisationTrend } from './UtilisationTrend.tsx';
import { useUtilisationFormat } from './useUtilisationFormat.ts';
import { utilisationApi } from './utilisationApi.ts';

interface UtilisationCardProps {
  readonly period: Period;
}

/** The utilisation of a period, for users who may read offers and orders. */
export function UtilisationCard({ period }: UtilisationCardProps): ReactNode {
  const mayReadOffers = useCan('read', 'offers');
  const mayReadOrders = useCan('read', 'orders');
  return mayReadOffers && mayReadOrders ? <ReadableCard period={period} /> : null;
}

function ReadableCard({ period }: UtilisationCardProps): ReactNode {
  const t = useT();
  const path = usePath();
  const query = useMemo(() => ({ ...period, by: 'category' as const, per_page: 1 }), [period]);
  const { data, isError } = utilisationApi.useUtilisationQuery({ query });
  const format = useUtilisationFormat(data?.base_currency ?? null);
  if (isError) return null;
  return (
    <Card
      title={t('utilisation.title')}
      actions={
        <ButtonLink as={RouterLink} to={path(`/utilisation?from=${period.from}&to=${period.to}`)}>
          {t('utilisation.open')}
        </ButtonLink>
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
          <UtilisationTrend data={data} />
        </Stack>
      ) : (
        <Skeleton height={260} />
      )}
    </Card>
  );
}
