import type { Counters } from '@rentyard/contract/entities/records/counters';
import { useStore } from 'react-redux';
import { countersApi } from './countersApi.ts';

const selectCounters = countersApi.endpoints.counters.select();
type State = Parameters<typeof selectCounters>[0];

/** How long `useLoadedCounters` waits, in ms. */
const loadTimeout = 5_000;

/** Returns a function that waits for the counters, which load after the first page; undefined when they do not. */
export function useLoadedCounters(): () => Promise<Counters | undefined> {
  const store = useStore<State>();
  const read = () => selectCounters(store.getState()).data;
  return () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve(read());
      };
      const timer = setTimeout(end, loadTimeout);
      const unsubscribe = store.subscribe(() => read() && end());
      if (read()) end();
    });
}
