import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { findShare, type Span } from './scale.ts';

export interface RangePlotProps extends RootProps {
  /** The compared values: "Price per hour against Crawler excavators". */
  readonly label: string;
  readonly value: number;
  /** The usual interval. Either end may be open; with both ends open there is none. */
  readonly from: number | null;
  readonly to: number | null;
  readonly median?: number | null;
  readonly formatValue?: (value: number) => string;
}

/** A value against its usual interval and median: a band, a line and a dot, with a text description. */
export const RangePlot = forwardRef<HTMLElement, RangePlotProps>(function RangePlot(props, ref) {
  const { label, value, from, to, median = null, formatValue = String, ...root } = props;
  const t = useUiStrings();
  const span = roomFor([value, from, to, median]);
  const left = (of: number): string => `${findShare(of, span) * 100}%`;
  const hasInterval = from !== null || to !== null;
  const isOutside = (from !== null && value < from) || (to !== null && value > to);
  const interval = `${from === null ? '…' : formatValue(from)} – ${to === null ? '…' : formatValue(to)}`;
  return (
    <Figure {...root} ref={ref} data-state={isOutside ? 'outside' : 'inside'}>
      <figcaption>{label}</figcaption>
      <Track aria-hidden>
        {hasInterval && (
          <Band
            style={{
              left: from === null ? 0 : left(from),
              right: to === null ? 0 : `calc(100% - ${left(to)})`,
            }}
          />
        )}
        {median !== null && <Median style={{ left: left(median) }} />}
        <Dot style={{ left: left(value) }} />
      </Track>
      <Facts>
        <div data-main>
          <dt>{t('chart.value')}</dt>
          <dd>{formatValue(value)}</dd>
        </div>
        {median !== null && (
          <div>
            <dt>{t('chart.median')}</dt>
            <dd>{formatValue(median)}</dd>
          </div>
        )}
        {hasInterval && (
          <div>
            <dt>{t('chart.interval')}</dt>
            <dd>{interval}</dd>
          </div>
        )}
      </Facts>
    </Figure>
  );
});

/** The span of all values, with a margin on both sides. */
function roomFor(values: readonly (number | null)[]): Span {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const air = (high - low || Math.abs(high) || 1) * 0.12;
  return { from: low - air, to: high + air };
}

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space2};
  min-width: 0;
  font-size: ${theme.textSm};
  line-height: 16px;
  color: ${theme.textMuted};
`;

const Track = styled.div`
  position: relative;
  height: 20px;
  margin-inline: 6px;

  &::before {
    content: '';
    position: absolute;
    inset: 9px 0;
    background: ${theme.border};
  }
`;

const Band = styled.i`
  position: absolute;
  top: 6px;
  height: 8px;
  border-radius: 4px;
  background: ${theme.infoSoft};
  box-shadow: inset 0 0 0 1px ${theme.info};
  forced-color-adjust: none;
`;

const Median = styled.i`
  position: absolute;
  top: 2px;
  width: 2px;
  height: 16px;
  translate: -1px 0;
  background: ${theme.info};
  forced-color-adjust: none;
`;

const Dot = styled.i`
  position: absolute;
  top: 4px;
  width: 12px;
  height: 12px;
  translate: -6px 0;
  border: 2px solid ${theme.surface};
  border-radius: 50%;
  background: ${theme.text};
  forced-color-adjust: none;

  [data-state='outside'] & { background: ${theme.danger}; }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};
  font-variant-numeric: tabular-nums;

  > div { display: flex; gap: ${theme.space1}; }
  dt::after { content: ':'; }
  dd { color: ${theme.textSoft}; font-weight: 500; }
  [data-state='outside'] > & > [data-main] dd { color: ${theme.danger}; }
`;
