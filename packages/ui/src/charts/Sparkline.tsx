import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { ChartTable } from './ChartTable.tsx';
import { findShare, findSpan } from './scale.ts';
import { type ChartTone, toneColor } from './tones.ts';

/** A value with its name: a day, an hour. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export interface SparklineProps {
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
export function Sparkline({
  points,
  label,
  tone = 'accent',
  width = 120,
  height = 32,
  formatValue = String,
}: SparklineProps): ReactNode {
  const t = useUiStrings();
  const span = findSpan(points.map(({ value }) => value));
  const x = (_: ChartPoint, at: number): number =>
    edge + (at / Math.max(1, points.length - 1)) * (width - 2 * edge);
  const y = ({ value }: ChartPoint): number =>
    height - edge - findShare(value, span) * (height - 2 * edge);
  const known = [...points];
  const stroke = line<ChartPoint>().x(x).y(y).curve(curveMonotoneX)(known);
  const fill = area<ChartPoint>().x(x).y0(height).y1(y).curve(curveMonotoneX)(known);
  const last = points.at(-1);
  return (
    <Figure>
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <g style={{ color: toneColor[tone] }}>
          <path d={fill ?? ''} fill="currentColor" opacity="0.14" />
          <path d={stroke ?? ''} fill="none" stroke="currentColor" strokeWidth="1.5" />
          {last && (
            <circle cx={x(last, points.length - 1)} cy={y(last)} r="2.5" fill="currentColor" />
          )}
        </g>
      </svg>
      <ChartTable
        caption={label}
        heads={[label, t('chart.value')]}
        rows={points.map((point) => [point.label, formatValue(point.value)])}
      />
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;
