import type { BotEventStats } from '@rentyard/contract/entities/chat/event';
import type { BarRange } from '@rentyard/ui/BarChart';
import type { StatsQuery } from './eventsApi.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Time ranges of the chart with their bar widths, in milliseconds. */
export const timeRanges = {
  hour: { span: hour, bucket: 'minute', width: minute },
  day: { span: day, bucket: 'hour', width: hour },
  week: { span: 7 * day, bucket: 'hour', width: hour },
  month: { span: 30 * day, bucket: 'day', width: day },
} as const;

export type TimeRange = keyof typeof timeRanges;

/** The statistics query of a range at a moment. */
export function buildStatsQuery(range: TimeRange, now: number): StatsQuery {
  const { span, bucket } = timeRanges[range];
  return {
    from: new Date(now - span).toISOString(),
    to: new Date(now).toISOString(),
    bucket,
  };
}

/** From the start of the first bar to the end of the last. */
export interface Moments {
  readonly gte: string;
  readonly lte: string;
}

export function buildMoments(
  [first, last]: BarRange,
  stats: readonly BotEventStats[],
  range: TimeRange,
): Moments | undefined {
  const [from, to] = [stats[first]?.at, stats[last]?.at];
  if (from === undefined || to === undefined) return undefined;
  const end = new Date(to).getTime() + timeRanges[range].width - 1;
  return { gte: from, lte: new Date(end).toISOString() };
}

/** The bars within a time span; null when there is none. */
export function barsIn(
  { gte, lte }: Partial<Moments>,
  stats: readonly BotEventStats[],
): BarRange | null {
  if (gte === undefined && lte === undefined) return null;
  const [from, to] = [gte ? new Date(gte) : 0, lte ? new Date(lte) : Number.POSITIVE_INFINITY];
  const inside = stats.map(({ at }) => new Date(at) >= from && new Date(at) <= to);
  const first = inside.indexOf(true);
  return first < 0 ? null : [first, inside.lastIndexOf(true)];
}
