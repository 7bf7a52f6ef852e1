import type { Utilisation } from '@rentyard/contract/entities/utilisation';
import { IconButton } from '@rentyard/ui/IconButton';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { TrendChart } from '../period/TrendChart.tsx';
import type { TrendPoint } from '../period/TrendPlot.tsx';
import { useUtilisationFormat } from './useUtilisationFormat.ts';

const quarters = [0, 25, 50, 75, 100] as const;

interface UtilisationTrendProps {
  readonly data: Utilisation;
  /** Shows the table in place of the chart. */
  readonly isTable: boolean;
}

/** The utilisation by day, beside that of the period before. */
export function UtilisationTrend({ data, isTable }: UtilisationTrendProps): ReactNode {
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
      isTable={isTable}
      formatValue={format.percent}
    />
  );
}

interface TableToggleProps {
  readonly isTable: boolean;
  readonly onToggle: (isTable: boolean) => void;
}

/** Switches between the chart and the table of the days. */
export function TableToggle({ isTable, onToggle }: TableToggleProps): ReactNode {
  const t = useT();
  const name = t('utilisation.by_day');
  return (
    <IconButton
      icon={isTable ? ChartColumn : Table}
      label={t(isTable ? 'figures.show_chart' : 'figures.show_table', { name })}
      onClick={() => onToggle(!isTable)}
    />
  );
}
