import { media, theme } from '@rentyard/ui/theme';
import { line } from 'd3-shape';
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
  /** The list behind the value. */
  readonly to?: string;
}

export interface TrendPlotProps {
  /** The content of the chart. */
  readonly label: string;
  readonly points: readonly TrendPoint[];
  readonly names: { readonly value: string; readonly before: string };
  /** Values of the axis, from zero; the last one is the top. */
  readonly ticks: readonly number[];
  /** The period is lines unless it is bars; the period before is always a line. */
  readonly kind?: 'lines' | 'bars';
  readonly formatValue: (value: number | null) => string;
}

/** The axes, the lines and the values of the day at the pointer. */
export function TrendPlot(props: TrendPlotProps): ReactNode {
  const { label, points, names, ticks, kind = 'lines', formatValue } = props;
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : points[at];
  const top = ticks.at(-1) || 1;
  const last = Math.max(0, points.length - 1);
  const every = Math.max(1, Math.ceil(points.length / 6));
  const scale = buildScale(points.length, top);
  const describe = (point: TrendPoint) =>
    `${point.label}: ${formatValue(point.value)}, ${names.before}: ${formatValue(point.before)}`;
  return (
    <>
      <Shown aria-hidden>{shown && describe(shown)}</Shown>
      <Plot
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const pointed = Math.floor(((clientX - left) / width) * points.length);
          setAt(Math.min(last, Math.max(0, pointed)));
        }}
        onPointerLeave={() => setAt(null)}
      >
        {ticks.map((tick) => (
          <Line key={tick} aria-hidden style={{ bottom: `${(tick / top) * 100}%` }}>
            <span>{formatValue(tick)}</span>
          </Line>
        ))}
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
          {kind === 'bars' ? (
            <path d={barsPath(points, scale)} data-bars />
          ) : (
            <path
              d={linePath(
                points.map(({ value }) => value),
                scale,
              )}
              data-line="value"
            />
          )}
          <path
            d={linePath(
              points.map(({ before }) => before),
              scale,
            )}
            data-line="before"
          />
        </svg>
        {at !== null && <Cursor style={{ insetInlineStart: `${scale.x(at)}%` }} />}
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
              <span key={point.label} style={{ insetInlineStart: `${scale.x(index)}%` }}>
                {point.tick}
              </span>
            ),
        )}
      </Labels>
    </>
  );
}

/** Positions in percent of the plot. Each day has a band of equal width. */
interface Scale {
  readonly band: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

function buildScale(days: number, top: number): Scale {
  const band = 100 / Math.max(1, days);
  return { band, x: (at) => (at + 0.5) * band, y: (value) => 100 - (value / top) * 100 };
}

/** A line with gaps. A single value between gaps is a short dash. */
function linePath(values: readonly (number | null)[], { band, x, y }: Scale): string {
  const isAlone = (at: number) =>
    (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))([...values]);
  const dashes = values.flatMap((value, at) =>
    value !== null && isAlone(at) ? [`M${x(at) - band / 4} ${y(value)}h${band / 2}`] : [],
  );
  return [path ?? '', ...dashes].join('');
}

function barsPath(points: readonly TrendPoint[], { band, x, y }: Scale): string {
  const width = band * 0.7;
  return points
    .map(({ value }, at) => (value ? `M${x(at) - width / 2} 100V${y(value)}h${width}V100Z` : ''))
    .join('');
}

const axisWidth = '52px';

/* Has room for two lines on a phone, so that nothing moves. */
const Shown = styled.p`
  min-height: 16px;
  margin: ${theme.space1} 0 ${theme.space3};
  color: ${theme.text};

  ${media.phone} { min-height: 32px; }
`;

const Plot = styled.div`
  position: relative;
  height: 180px;
  margin-inline-start: ${axisWidth};

  > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  [data-bars] { fill: currentColor; opacity: 0.6; }
  [data-line] { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
  [data-line='before'] { stroke-dasharray: 4 3; }
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
  margin: ${theme.space1} 0 0 ${axisWidth};

  > span { position: absolute; translate: -50% 0; white-space: nowrap; }
  > span:first-child { translate: -25% 0; }
  ${media.phone} { > span:nth-child(even) { display: none; } }
`;
