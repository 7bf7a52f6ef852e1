import { languageTag } from '@rentyard/contract/languages';
import { type Bar, BarChart } from '@rentyard/ui/BarChart';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { barsIn, momentsOf, type TimeRange, timeRanges } from './timeRanges.ts';
import { useLiveStats } from './useLiveStats.ts';

const height = 140;

/** Events and errors over time. Bars that are drawn over are what the list below shows. */
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
          label: nameOf(at),
          values: { ok: total - errors, error: errors },
        }),
      ),
    [stats, nameOf],
  );
  const label = t('bot_events.over_time');
  return (
    <Space>
      <Card title={label} actions={<RangeChoice value={range} onChange={setRange} />}>
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
            onSelect={(chosen) => {
              const moments = chosen ? momentsOf(chosen, stats, range) : {};
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

/** Names that no two bars of a range share. */
function useBarNames(range: TimeRange): (at: string) => string {
  const tag = languageTag(useLanguage());
  return useMemo(() => {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const date = { day: 'numeric', month: 'short' } as const;
    const { bucket } = timeRanges[range];
    const parts = { minute: time, hour: { ...date, ...time }, day: date }[bucket];
    const format = new Intl.DateTimeFormat(tag, parts);
    return (at) => format.format(new Date(at));
  }, [tag, range]);
}

const Space = styled.div`
  margin-bottom: ${theme.space3};
`;
