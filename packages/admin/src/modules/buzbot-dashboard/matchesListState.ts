import type { BuzbotEventRow } from '@rentyard/contract/entities/chat/event';
import type { ListState } from '../../records/list/listAddress.ts';

/**
 * Whether an event matches the filters of a list: type, result, room and time. The search is not
 * checked; an event that may match counts.
 */
export function matchesListState(event: BuzbotEventRow, { filters }: ListState): boolean {
  const values: Readonly<Record<string, string>> = {
    type: event.type,
    result: event.result,
    room: String(event.room?.id ?? ''),
  };
  return filters.every(({ path, operator, value }) => {
    if (path === 'created_at') {
      return operator !== 'lte' || new Date(value) >= new Date(event.created_at);
    }
    const own = values[path];
    if (own === undefined) return true;
    if (operator === 'ne') return own !== value;
    return operator === 'empty' || value.split(',').includes(own);
  });
}
