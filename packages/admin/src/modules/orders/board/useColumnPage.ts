import { order as resource } from '@rentyard/contract/order';
import type { Status } from '@rentyard/contract/statuses';
import { recordsOf } from '../../../api/recordsOf.ts';

const orders = recordsOf(resource);
/** Cards that come at once. */
export const cardsPerPage = 50;

/** Orders of one status. What waits stands with the oldest first, the others with the latest. */
export function useColumnPage(status: Status, page: number) {
  return orders.useList({
    page,
    per_page: cardsPerPage,
    sort: status === 'new' ? 'created_at' : '-updated_at',
    filters: [{ path: 'status', operator: 'eq', value: status }],
  });
}
