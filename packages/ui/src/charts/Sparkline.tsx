import { area, curveMonotoneX, line } from 'd3-shape';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { ChartTable } from './ChartTable.tsx';
import { findShare, findSpan } from './scale.ts';
import { type ChartTone, toneColor } from './tones.ts';

/** A value with its name: a day, an hour. */
export interface ChartPoint {
  readonly label: string;
  /** Null where there is no data, which is not 0: the line has a gap there. */
  readonly value: number | null;
}

export interface SparklineProps extends RootProps {
  readonly points: readonly ChartPoint[];
  /** The content of the chart: "New offers, last 30 days". */
  readonly label: string;
  readonly tone?: ChartTone;
  /** Width in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly formatValue?: (value: number) => string;
}

const edge = 3;

/** A small line chart of a trend. A hidden table has its values. */
export const Sparkline = forwardRef<HTMLElement, SparklineProps>(function Sparkline(
  { points, label, tone = 'accent', width = 120, height = 32, formatValue = String, ...root },
  ref,
) {
  const t = useUiStrings();
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const span = findSpan(known);
  const x = (_: ChartPoint, at: number): number =>
    edge + (at / Math.max(1, points.length - 1)) * (width - 2 * edge);
  const y = ({ value }: ChartPoint): number =>
    height - edge - findShare(value ?? 0, span) * (height - 2 * edge);
  const hasValue = ({ value }: ChartPoint): boolean => value !== null;
  const stroke = line<ChartPoint>().defined(hasValue).x(x).y(y).curve(curveMonotoneX)([...points]);
  const fill = area<ChartPoint>().defined(hasValue).x(x).y0(height).y1(y).curve(curveMonotoneX)([
    ...points,
  ]);
  const lastAt = points.findLastIndex(hasValue);
  const last = points[lastAt];
  return (
    <Figure {...root} ref={ref}>
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <g style={{ color: toneColor[tone] }}>
          <path d={fill ?? ''} fill="currentColor" opacity="0.14" />
          <path d={stroke ?? ''} fill="none" stroke="currentColor" strokeWidth="1.5" />
          {last && <circle cx={x(last, lastAt)} cy={y(last)} r="2.5" fill="currentColor" />}
        </g>
      </svg>
      <ChartTable
        caption={label}
        heads={[label, t('chart.value')]}
        rows={points.map(({ label: name, value }) => [
          name,
          value === null ? t('chart.no_data') : formatValue(value),
        ])}
      />
    </Figure>
  );
});

const Figure = styled.figure`
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;
