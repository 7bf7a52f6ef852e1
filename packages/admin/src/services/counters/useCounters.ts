import type { Counters } from '@rentyard/contract/entities/records/counters';
import { useSelector } from 'react-redux';
import { countersApi } from './countersApi.ts';

const selectCounters = countersApi.endpoints.counters.select();
const none: Counters = {};

/** The counters; empty until loaded. `app/syncCounters.ts` updates them. */
export function useCounters(): Counters {
  return useSelector(selectCounters).data ?? none;
}
