import type { Utilisation } from '@rentyard/contract/entities/utilisation';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { TrendChart, type TrendPoint } from '../period/TrendChart.tsx';
import { useUtilisationFormat } from './useUtilisationFormat.ts';

const quarters = [0, 25, 50, 75, 100] as const;

/** The utilisation by day, beside that of the period before. */
export function UtilisationTrend({ data }: { readonly data: Utilisation }): ReactNode {
  const t = useT();
  const format = useUtilisationFormat(data.base_currency);
  const points = data.days.map(
    ({ day, utilisation }, at): TrendPoint => ({
      label: format.day(day),
      tick: format.day(day),
      value: utilisation,
      before: data.days_before[at]?.utilisation ?? null,
    }),
  );
  return (
    <TrendChart
      label={t('utilisation.by_day')}
      points={points}
      names={{ value: t('period.period'), before: t('period.before') }}
      ticks={quarters}
      formatValue={format.percent}
    />
  );
}
