import type { PeriodFigure, PeriodFigures } from '@rentyard/contract/entities/homeFigures';
import { IconButton } from '@rentyard/ui/IconButton';
import { media, theme } from '@rentyard/ui/theme';
import { nice, ticks } from 'd3-array';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { TrendChart } from '../period/TrendChart.tsx';
import type { TrendPoint } from '../period/TrendPlot.tsx';
import { useListAddress } from '../useListAddress.ts';
import { useFigureFormat } from './useFigureFormat.ts';

/** Figures that are better when they fall. */
const fallingIsGood: ReadonlySet<PeriodFigure['figure']> = new Set([
  'first_answer',
  'offers_rejected',
]);

interface FigureCardProps {
  readonly figure: PeriodFigure;
  readonly data: PeriodFigures;
}

/** A figure with its change, its chart and its table. The value and each day open their lists. */
export function FigureCard({ figure, data }: FigureCardProps): ReactNode {
  const t = useT();
  const id = useId();
  const address = useListAddress();
  const format = useFigureFormat();
  const [isTable, setIsTable] = useState(false);
  const { unit, value, before, list, field } = figure;
  const name = t(`home.figure.${figure.figure}`);
  const filters = list.query.split('&').filter((part) => !part.startsWith(`filter[${field}]`));
  const points = data.days.map(({ day, first, last }, at): TrendPoint => {
    const moments = [`filter[${field}][gte]=${first}`, `filter[${field}][lte]=${last}`];
    const own = figure.days[at];
    return {
      label: format.weekday(day),
      tick: format.day(day),
      value: own?.value ?? null,
      before: own?.before ?? null,
      ...(own?.count && { to: address({ ...list, query: [...moments, ...filters].join('&') }) }),
    };
  });
  return (
    <Article aria-labelledby={id}>
      <Head>
        <h3 id={id}>{name}</h3>
        <IconButton
          icon={isTable ? ChartColumn : Table}
          label={t(isTable ? 'figures.show_chart' : 'figures.show_table', { name })}
          onClick={() => setIsTable(!isTable)}
        />
      </Head>
      <Values>
        <RouterLink to={address(list)} aria-label={`${name}: ${format.value(unit, value)}`}>
          {format.value(unit, value)}
        </RouterLink>
        <Change figure={figure} text={format.difference(unit, value, before.value)} />
        <RouterLink to={address(before.list)}>
          {t('period.was', { value: format.value(unit, before.value) })}
        </RouterLink>
      </Values>
      <TrendChart
        label={name}
        points={points}
        names={{ value: t('period.period'), before: t('period.before') }}
        ticks={axisTicks(figure)}
        kind={unit === 'records' ? 'bars' : 'lines'}
        isTable={isTable}
        formatValue={(one) => format.value(unit, one)}
      />
    </Article>
  );
}

interface ChangeProps {
  readonly figure: PeriodFigure;
  readonly text: string | undefined;
}

/** The change in words, coloured by good or bad. */
function Change({ figure: { figure, value, before }, text }: ChangeProps): ReactNode {
  if (text === undefined) return null;
  const change = (value ?? 0) - (before.value ?? 0);
  const isGood = fallingIsGood.has(figure) ? change < 0 : change > 0;
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span data-tone={change === 0 ? undefined : isGood ? 'good' : 'bad'}>
      {change !== 0 && <Arrow aria-hidden size={14} />}
      {text}
    </span>
  );
}

const hour = 3_600;
const minute = 60;

/** Round values from zero to the largest one: whole records, percent, minutes or hours. */
function axisTicks({ unit, days }: PeriodFigure): readonly number[] {
  const largest = Math.max(0, ...days.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const longUnit = largest > hour ? hour : minute;
  const step = unit === 'seconds' ? longUnit : 1;
  const [, top] = nice(0, Math.max(1, Math.ceil(largest / step)), 3);
  return ticks(0, top, 3)
    .filter(Number.isInteger)
    .map((tick) => tick * step);
}

const Article = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space2};
  min-width: 0;
  padding: ${theme.space4} ${theme.space5};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space2};
  align-items: center;
  justify-content: space-between;

  > h3 { margin: 0; font-size: ${theme.textMd}; font-weight: 500; }
`;

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space3};
  align-items: center;
  font-variant-numeric: tabular-nums;

  > a { display: inline-flex; align-items: center; min-height: 24px; color: ${theme.textMuted}; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  ${media.touch} { > a { min-height: 44px; min-width: 44px; } }
  > a:first-child { color: ${theme.text}; font-size: ${theme.textXl}; font-weight: 600; line-height: 28px; }
  > span { display: inline-flex; gap: ${theme.space1}; align-items: center; color: ${theme.textMuted}; }
  > [data-tone='good'] { color: ${theme.success}; }
  > [data-tone='bad'] { color: ${theme.danger}; }
`;
