import type { BotEventStats } from '@rentyard/contract/entities/chat/event';
import { languageTag } from '@rentyard/contract/languages';
import { type Bar, BarChart } from '@rentyard/ui/BarChart';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { eventsApi } from './eventsApi.ts';
import { barsIn, buildMoments, buildStatsQuery, type TimeRange, timeRanges } from './timeRanges.ts';

const height = 140;

/** Chart of events and errors over time. Selected bars filter the list below. */
export function EventsOverTime({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const format = useFormat();
  const [range, setRange] = useState<TimeRange>('day');
  const { stats, isFailed } = useLiveStats(range);
  const nameOf = useBarNames(range);
  const { filters } = list.state;
  const bars = useMemo(
    () =>
      stats?.map(
        ({ at, total, errors }): Bar => ({
          ...nameOf(at),
          values: { ok: total - errors, error: errors },
        }),
      ),
    [stats, nameOf],
  );
  const label = t('bot_events.over_time');
  return (
    <Space>
      <Card title={label} actions={<TimeRangeSelect value={range} onChange={setRange} />}>
        {bars && stats ? (
          <BarChart
            label={label}
            height={height}
            series={[
              { id: 'ok', label: t('buzbot_events.choice.result.ok'), tone: 'info' },
              { id: 'error', label: t('buzbot_events.choice.result.error'), tone: 'danger' },
            ]}
            bars={bars}
            formatValue={format.number}
            selection={barsIn(comparisonsAt(filters, 'created_at'), stats)}
            onSelectionChange={(chosen) => {
              const moments = chosen ? buildMoments(chosen, stats, range) : {};
              list.change({ filters: withComparisons(filters, 'created_at', { ...moments }) });
            }}
          />
        ) : isFailed ? (
          <p>{t('bot_events.no_chart')}</p>
        ) : (
          <Skeleton height={height + 56} />
        )}
      </Card>
    </Space>
  );
}

/** The chart refreshes at most once in this many milliseconds, not with every event. */
const refreshAfter = 3_000;

interface LiveStats {
  /** Undefined until loaded. Old statistics stay while new ones load. */
  readonly stats: readonly BotEventStats[] | undefined;
  readonly isFailed: boolean;
}

/** Statistics of events up to now. */
function useLiveStats(range: TimeRange): LiveStats {
  const [now, setNow] = useState(Date.now);
  const [isStale, setStale] = useState(false);
  useEvents(['bot_event', 'reset'], () => setStale(true));
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => {
      setStale(false);
      setNow(Date.now());
    }, refreshAfter);
    return () => clearTimeout(timer);
  }, [isStale]);
  const query = useMemo(() => buildStatsQuery(range, now), [range, now]);
  const { data, currentData, isError } = eventsApi.useBotEventStatsQuery({ query });
  // Bars of another range would have wrong names.
  const [shown, setShown] = useState(range);
  useEffect(() => {
    if (currentData) setShown(range);
  }, [currentData, range]);
  return { stats: shown === range ? data : currentData, isFailed: isError };
}

/** Unique names for the bars of a range, and shorter ones for the axis. */
function useBarNames(range: TimeRange): (at: string) => Pick<Bar, 'label' | 'tick'> {
  const tag = languageTag(useLanguage());
  const timeZone = useTimeZone();
  return useMemo(() => {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    const date = { day: 'numeric', month: 'short', timeZone } as const;
    const { bucket } = timeRanges[range];
    const names = new Intl.DateTimeFormat(
      tag,
      { minute: time, hour: { ...date, ...time }, day: date }[bucket],
    );
    const ticks = new Intl.DateTimeFormat(tag, { minute: time, hour: time, day: date }[bucket]);
    const dates = new Intl.DateTimeFormat(tag, date);
    const isLong = range === 'week';
    return (at) => {
      const moment = new Date(at);
      return { label: names.format(moment), tick: (isLong ? dates : ticks).format(moment) };
    };
  }, [tag, range, timeZone]);
}

const Space = styled.div`
  margin-bottom: ${theme.space3};
`;

interface TimeRangeSelectProps {
  readonly value: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** Time range of the chart. */
function TimeRangeSelect({ value, onChange }: TimeRangeSelectProps): ReactNode {
  const t = useT();
  return (
    <Row aria-label={t('bot_events.range')}>
      {(Object.keys(timeRanges) as TimeRange[]).map((range) => (
        <label key={range}>
          <input
            type="radio"
            name="bot-events-range"
            checked={range === value}
            onChange={() => onChange(range)}
          />
          <span>{t(`bot_events.range.${range}`)}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.border};
  font-size: ${theme.textSm};

  label { position: relative; background: ${theme.surface}; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span { display: block; padding: 5px ${theme.space3}; color: ${theme.textMuted}; }
  input:checked + span { background: ${theme.pressed}; color: ${theme.text}; font-weight: 500; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  ${media.touch} { span { display: grid; place-items: center; min-height: 44px; } }
`;
