import { type ListState, printListQuery } from '../../records/list/listAddress.ts';

/** Where an event is read, with the search and the filters of the list that it was found in. */
export function logAddress(id: number, state: ListState): string {
  const found = printListQuery({
    ...state,
    sort: [],
    perPage: undefined,
    isTrash: false,
    view: undefined,
  });
  return `/buzbot_dashboard/log/${id}${found}`;
}
