import { type ListState, printListAddress } from '../../records/list/listAddress.ts';

/** Address of an event, with the search and filters of its list. */
export function logAddress(id: number, { search, filters }: ListState): string {
  return `/buzbot_dashboard/log/${id}${printListAddress({ search, filters })}`;
}
