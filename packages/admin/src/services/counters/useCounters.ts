import type { Counters } from '@rentyard/contract/entities/counters';
import { useSelector } from 'react-redux';
import { countersApi } from './countersApi.ts';

const selectCounters = countersApi.endpoints.counters.select();
const none: Counters = {};

/** What waits for somebody; empty until the server told. `app/followCounters.ts` keeps it fresh. */
export function useCounters(): Counters {
  return useSelector(selectCounters).data ?? none;
}
