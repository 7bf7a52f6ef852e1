import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { TrendPlot, type TrendPlotProps } from './TrendPlot.tsx';

interface TrendChartProps extends TrendPlotProps {
  /** Shows the table in place of the chart. */
  readonly isTable?: boolean;
}

/**
 * Values over days, beside those of the period before. A line shows the values below the pointer, or of
 * the day that the arrow keys have chosen. The table has all values.
 */
export function TrendChart(props: TrendChartProps): ReactNode {
  const { label, points, names, isTable = false, formatValue } = props;
  if (isTable) {
    return (
      <Scroll role="group" aria-label={label} tabIndex={0}>
        <TrendTable {...props} />
      </Scroll>
    );
  }
  const hasData = points.some(({ value, before }) => value !== null || before !== null);
  return (
    <Figure>
      <Legend aria-hidden>
        <li>
          <i data-line="value" />
          {names.value}
        </li>
        <li>
          <i data-line="before" />
          {names.before}
        </li>
      </Legend>
      {hasData ? <TrendPlot {...props} /> : <Empty>{formatValue(null)}</Empty>}
      <VisuallyHidden as="div">
        <TrendTable {...props} />
      </VisuallyHidden>
    </Figure>
  );
}

/** The values by day. While it is visible, days with records link to their list. */
function TrendTable({ label, points, names, isTable, formatValue }: TrendChartProps): ReactNode {
  const t = useT();
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.day')}</th>
          <th scope="col">{names.value}</th>
          <th scope="col">{names.before}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label: day, value, before, to }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>
              {to === undefined || !isTable ? (
                formatValue(value)
              ) : (
                <RouterLink to={to}>{formatValue(value)}</RouterLink>
              )}
            </td>
            <td>{formatValue(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Figure = styled.figure`
  position: relative;
  min-width: 0;
  font-size: ${theme.textSm};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  color: ${theme.textMuted};

  [data-line='value'], [data-bars] { color: ${theme.info}; }
  [data-line='before'] { color: ${theme.outline}; }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};
  min-height: 16px;

  > li { display: flex; align-items: center; gap: 6px; }
  i { width: 14px; height: 2px; background: currentColor; forced-color-adjust: none; }
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 240px;
`;

const Scroll = styled.div`
  position: relative;
  max-height: 264px;
  overflow: auto;
  font-variant-numeric: tabular-nums;

  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  table { width: 100%; border-collapse: collapse; }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: ${theme.space1} ${theme.space2}; text-align: end; font-weight: 400; }
  :is(th, td):first-child { text-align: start; white-space: nowrap; }
  thead th { position: sticky; top: 0; background: ${theme.surface}; color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  tbody tr { border-top: 1px solid ${theme.hairline}; }
  a { display: inline-block; min-width: 24px; min-height: 24px; color: ${theme.accent}; }
`;
