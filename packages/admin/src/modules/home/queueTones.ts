import type { QueueItem } from '@rentyard/contract/entities/home';
import type { BadgeTone } from '@rentyard/ui/Badge';

/** The colours of what waits. Kinds without one are neutral. */
export const queueTones: Partial<Record<QueueItem, BadgeTone>> = {
  orders_late: 'danger',
  orders_due: 'warning',
  orders_waiting: 'warning',
  orders_expiring: 'warning',
  offers_to_review: 'info',
};
