import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../services/api/api.ts';
import { tag } from '../../services/api/listApi.ts';
import { useEvents } from '../../services/events/useEvents.ts';

/** Milliseconds in which further changes are batched before a refetch. */
const refetchDelay = 400;

const shown: ReadonlySet<string> = new Set(['offers', 'orders', 'blocked_periods']);

/** Refetches the calendar when colleagues change what it shows. */
export function useLiveCalendar(): void {
  const dispatch = useDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['record', 'reset'], (event) => {
    if (event.name === 'record' && !shown.has(event.data.resource)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(api.util.invalidateTags([tag('calendar', 'LIST')]));
    }, refetchDelay);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
