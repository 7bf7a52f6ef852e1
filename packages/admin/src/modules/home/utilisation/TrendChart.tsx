import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

/** A point of a trend; null where there is no data, which leaves a gap. */
export interface TrendPoint {
  readonly label: string;
  /** A short label of the axis. */
  readonly tick: string;
  readonly value: number | null;
  /** The value of the period before at the same position. */
  readonly before: number | null;
}

interface TrendChartProps {
  /** The content of the chart. */
  readonly label: string;
  readonly points: readonly TrendPoint[];
  readonly names: { readonly value: string; readonly before: string };
  /** Values of the axis, from zero; the last one is the top. */
  readonly ticks: readonly number[];
  readonly formatValue: (value: number | null) => string;
}

/**
 * Two lines over days. The legend shows the values below the pointer, or of the day that the arrow keys have
 * chosen; a hidden table has all values.
 */
export function TrendChart({
  label,
  points,
  names,
  ticks,
  formatValue,
}: TrendChartProps): ReactNode {
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : points[at];
  const top = ticks.at(-1) || 1;
  const last = Math.max(1, points.length - 1);
  const every = Math.max(1, Math.ceil(points.length / 6));
  const path = (read: (point: TrendPoint) => number | null) =>
    linePath(points.map(read), last, top);
  return (
    <Figure>
      <Legend aria-hidden>
        <li>
          <i data-line="value" />
          {names.value}
          {shown && <b>{formatValue(shown.value)}</b>}
        </li>
        <li>
          <i data-line="before" />
          {names.before}
          {shown && <b>{formatValue(shown.before)}</b>}
        </li>
        <li>{shown?.label}</li>
      </Legend>
      <Plot
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          setAt(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
        }}
        onPointerLeave={() => setAt(null)}
      >
        {ticks.map((tick) => (
          <Line key={tick} aria-hidden style={{ bottom: `${(tick / top) * 100}%` }}>
            <span>{formatValue(tick)}</span>
          </Line>
        ))}
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={path((point) => point.before)} data-line="before" />
          <path d={path((point) => point.value)} data-line="value" />
        </svg>
        {at !== null && <Cursor style={{ insetInlineStart: `${(at / last) * 100}%` }} />}
        <Keys
          type="range"
          aria-label={label}
          aria-valuetext={shown ? describe(shown) : undefined}
          min={0}
          max={last}
          value={at ?? last}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt(last)}
          onBlur={() => setAt(null)}
        />
      </Plot>
      <Labels aria-hidden>
        {points.map(
          (point, index) =>
            index % every === 0 && (
              <span key={point.label} style={{ insetInlineStart: `${(index / last) * 100}%` }}>
                {point.tick}
              </span>
            ),
        )}
      </Labels>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{names.value}</th>
              <th scope="col">{names.before}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{formatValue(point.value)}</td>
                <td>{formatValue(point.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Figure>
  );

  function describe(point: TrendPoint): string {
    const { value, before } = point;
    return `${point.label}: ${formatValue(value)}, ${names.before} ${formatValue(before)}`;
  }
}

/** A line with gaps. A single value between gaps is a short dash. */
function linePath(values: readonly (number | null)[], last: number, top: number): string {
  return values
    .map((value, at) => {
      if (value === null) return '';
      const [x, y] = [(at / last) * 100, 100 - (value / top) * 100];
      const isStart = (values[at - 1] ?? null) === null;
      const isAlone = isStart && (values[at + 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${x} ${y}${isAlone ? 'h0.5' : ''}`;
    })
    .join('');
}

const axisWidth = '44px';

const Figure = styled.figure`
  position: relative;
  min-width: 0;
  font-size: ${theme.textSm};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  color: ${theme.textMuted};

  [data-line='value'] { color: ${theme.accentMark}; }
  [data-line='before'] { color: ${theme.outline}; }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};
  min-height: 16px;
  margin-bottom: ${theme.space4};

  > li { display: flex; align-items: center; gap: 6px; }
  > li:last-child { margin-inline-start: auto; }
  i { width: 14px; height: 2px; background: currentColor; forced-color-adjust: none; }
  b { color: ${theme.text}; font-weight: 600; }
`;

const Plot = styled.div`
  position: relative;
  height: 180px;
  margin-inline-start: ${axisWidth};

  > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  path { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
  path[data-line='before'] { stroke-dasharray: 4 3; }
`;

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 1px;
  background: ${theme.hairline};

  > span {
    position: absolute;
    inset-inline-end: 100%;
    translate: 0 -50%;
    padding-inline-end: ${theme.space2};
    white-space: nowrap;
    line-height: 1;
  }
`;

const Cursor = styled.div`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: ${theme.textMuted};
`;

/* Covers the plot, so that its focus ring is the frame of the chart. */
const Keys = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;

  ${Plot}:has(&:focus-visible) { outline: 2px solid ${theme.focus}; outline-offset: 4px; }
`;

const Labels = styled.div`
  position: relative;
  height: 16px;
  margin: ${theme.space1} ${theme.space4} 0 ${axisWidth};

  > span { position: absolute; translate: -50% 0; white-space: nowrap; }
  > span:first-child { translate: none; }
  ${media.phone} { > span:nth-child(even) { display: none; } }
`;
