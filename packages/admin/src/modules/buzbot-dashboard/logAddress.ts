import { type ListState, printListAddress } from '../../records/list/listAddress.ts';

/** Where an event is read, with the search and the filters of the list that it was found in. */
export function logAddress(id: number, { search, filters }: ListState): string {
  return `/buzbot_dashboard/log/${id}${printListAddress({ search, filters })}`;
}
