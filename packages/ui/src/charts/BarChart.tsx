import { forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { BrushSliders } from './BrushSliders.tsx';
import { type BarRange, isInside } from './barRange.ts';
import { ChartTable } from './ChartTable.tsx';
import { axisTicks } from './scale.ts';
import { type ChartTone, toneColor } from './tones.ts';
import { useBrush } from './useBrush.ts';

/** A series: one segment of every bar. */
export interface BarSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
}

/** One bar: its name below the axis and a value for each series. */
export interface Bar {
  readonly label: string;
  /** A short label for the axis: `04:00`. */
  readonly tick?: string;
  readonly values: Readonly<Record<string, number>>;
}

export interface BarChartProps extends RootProps {
  /** The content of the chart: "Events of the bot by hour". */
  readonly label: string;
  readonly series: readonly BarSeries[];
  readonly bars: readonly Bar[];
  /** Height of the plot in pixels. */
  readonly height?: number;
  readonly formatValue?: (value: number) => string;
  /** The selected bars: indexes of the first and the last one. */
  readonly selection?: BarRange | null;
  /** Makes bars selectable: by dragging, by clicking one, or by two hidden sliders for the keyboard. */
  readonly onSelectionChange?: (selection: BarRange | null) => void;
}

/**
 * Stacked bars over time. The legend shows the values of the bar under the pointer; a hidden table has all values.
 * Rendered as boxes, so it fits any width without measuring.
 */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(props, ref) {
  const {
    label,
    series,
    bars,
    height = 160,
    formatValue = String,
    onSelectionChange,
    ...root
  } = props;
  const t = useUiStrings();
  const [pointed, setPointed] = useState<number | null>(null);
  const brush = useBrush({
    count: bars.length,
    selection: props.selection ?? null,
    onSelectionChange,
  });
  const totals = bars.map((bar) => addUp(bar, series));
  const ticks = axisTicks(Math.max(0, ...totals));
  const top = ticks.at(-1) ?? 1;
  const shown = pointed === null ? undefined : bars[pointed];
  const every = Math.ceil(bars.length / 8);
  return (
    <Figure {...root} ref={ref}>
      <Legend aria-hidden>
        {series.map((one) => (
          <li key={one.id}>
            <i style={{ background: toneColor[one.tone] }} />
            <span>{one.label}</span>
            {shown && <b>{formatValue(shown.values[one.id] ?? 0)}</b>}
          </li>
        ))}
        <li>{shown?.label}</li>
      </Legend>
      <Plot
        aria-hidden
        style={{ height }}
        data-brush={onSelectionChange !== undefined || undefined}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks.map((tick) => (
          <Line key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            <span>{formatValue(tick)}</span>
          </Line>
        ))}
        <Bars {...brush.handlers}>
          {bars.map((bar, at) => (
            <Column
              key={bar.label}
              data-pointed={at === pointed || undefined}
              data-chosen={isInside(brush.range, at) || undefined}
              onPointerEnter={() => setPointed(at)}
            >
              {series.map((one) => (
                <i
                  key={one.id}
                  style={{
                    height: `${((bar.values[one.id] ?? 0) / top) * 100}%`,
                    background: toneColor[one.tone],
                  }}
                />
              ))}
            </Column>
          ))}
        </Bars>
      </Plot>
      <Labels aria-hidden>
        {bars.map((bar, at) => (
          <span
            key={bar.label}
            data-minor={(bars.length > 6 && at % (every * 2) !== 0) || undefined}
          >
            {at % every === 0 && <span>{bar.tick ?? bar.label}</span>}
          </span>
        ))}
      </Labels>
      {onSelectionChange && bars.length > 0 && (
        <BrushSliders
          label={label}
          names={bars.map((bar) => bar.label)}
          range={brush.range}
          onSelectionChange={onSelectionChange}
        />
      )}
      <ChartTable
        caption={label}
        heads={[
          label,
          ...series.map((one) => one.label),
          ...(series.length > 1 ? [t('chart.total')] : []),
        ]}
        rows={bars.map((bar, at) => [
          bar.label,
          ...series.map((one) => formatValue(bar.values[one.id] ?? 0)),
          ...(series.length > 1 ? [formatValue(totals[at] ?? 0)] : []),
        ])}
      />
    </Figure>
  );
});

function addUp(bar: Bar, series: readonly BarSeries[]): number {
  return series.reduce((sum, { id }) => sum + (bar.values[id] ?? 0), 0);
}

const axisWidth = '44px';
const barGap = 'clamp(1px, 1%, 12px)';

const Figure = styled.figure`
  position: relative;
  min-width: 0;
  font-size: ${theme.textSm};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  color: ${theme.textMuted};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};
  min-height: 16px;
  margin-bottom: ${theme.space4};

  > li { display: flex; align-items: center; gap: 6px; }
  > li:last-child { margin-inline-start: auto; color: ${theme.textSoft}; }
  i { width: 8px; height: 8px; border-radius: 2px; forced-color-adjust: none; }
  b { color: ${theme.text}; font-weight: 600; }
`;

const Plot = styled.div`
  position: relative;
  margin-inline-start: ${axisWidth};

  &[data-brush] { cursor: crosshair; touch-action: pan-y; user-select: none; }
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

const Bars = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  gap: ${barGap};
`;

const Column = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column-reverse;

  &[data-chosen] { background: ${theme.accentSoft}; box-shadow: inset 0 -2px ${theme.accentMark}; }
  &[data-pointed] { background: ${theme.pressed}; }
  > i { flex: none; min-width: 1px; forced-color-adjust: none; }
  > i:last-child { border-radius: 2px 2px 0 0; }
  > i + i { border-top: 1px solid ${theme.surface}; background-clip: padding-box; }
`;

/* On narrow screens every second label is hidden, because adjacent labels would touch. */
const Labels = styled.div`
  display: flex;
  gap: ${barGap};
  margin: ${theme.space1} 0 0 ${axisWidth};

  > span { position: relative; flex: 1; min-width: 0; height: 16px; }
  > span > span { position: absolute; inset-inline-start: 50%; translate: -50% 0; white-space: nowrap; }
  /* The names at both ends stay inside. */
  > :first-child:not(:only-child) > span { inset-inline-start: 0; translate: none; }
  > :last-child:not(:only-child) > span { inset-inline: auto 0; translate: none; }
  ${media.phone} { > [data-minor] > span { display: none; } }
`;
