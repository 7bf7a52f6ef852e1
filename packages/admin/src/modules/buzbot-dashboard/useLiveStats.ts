import type { BotEventStats } from '@rentyard/contract/entities/chat/event';
import { useEffect, useMemo, useState } from 'react';
import { useEvents } from '../../services/events/useEvents.ts';
import { eventsApi } from './eventsApi.ts';
import { statsQueryOf, type TimeRange } from './timeRanges.ts';

/** The chart follows what happens, but is not drawn anew with every event; in milliseconds. */
const refreshAfter = 3_000;

interface LiveStats {
  /** Undefined until they have come; those of before stay while new ones are under way. */
  readonly stats: readonly BotEventStats[] | undefined;
  readonly isFailed: boolean;
}

/** Events by time up to now. */
export function useLiveStats(range: TimeRange): LiveStats {
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
  const query = useMemo(() => statsQueryOf(range, now), [range, now]);
  const { data, currentData, isError } = eventsApi.useBotEventStatsQuery({ query });
  // Bars of another range would be named wrongly.
  const [shown, setShown] = useState(range);
  useEffect(() => {
    if (currentData) setShown(range);
  }, [currentData, range]);
  return { stats: shown === range ? data : currentData, isFailed: isError };
}
