import { order } from '@rentyard/contract/entities/order';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../services/api/api.ts';
import { tag } from '../../../services/api/listApi.ts';
import { useEvents } from '../../../services/events/useEvents.ts';

/** How long further changes are gathered before the columns ask anew, in milliseconds. */
const refetchDelay = 400;

/**
 * Brings orders to where others moved them. A board is looked at to see where things stand, so it follows by
 * itself, unlike the rows of a list; `isKnown` says of a change that it was made here and is shown already.
 */
export function useLiveBoard(isKnown: (id: number, version: number) => boolean): void {
  const dispatch = useDispatch();
  const changedVersions = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchLater = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const isNews = [...changedVersions.current].some(([id, version]) => !isKnown(id, version));
      changedVersions.current.clear();
      if (isNews) dispatch(api.util.invalidateTags([tag(order.name, 'LIST')]));
    }, refetchDelay);
  };
  useEvents(['record', 'reset'], (event) => {
    if (event.name === 'reset')
      changedVersions.current.set(unknownOrders, Number.POSITIVE_INFINITY);
    else if (event.data.resource !== order.name) return;
    else changedVersions.current.set(event.data.id, event.data.version);
    refetchLater();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** In place of an order's id, when events were missed: nobody knows which orders they were about. */
const unknownOrders = 0;
