import { recordDecision, releaseNotices } from '../customerNotices/pendingNotices.ts';
import { recordMissedOrder, recordRefusedOrder } from '../entities/rental/missedDemand.ts';
import { describeRefusal } from '../entities/rental/refusedReservation.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Reactions } from '../records/store.ts';
import { checkDataQuality } from './recordChanged/checkDataQuality.ts';
import { notifyAssignee } from './recordChanged/notifyAssignee.ts';
import { notifyFollowers } from './recordChanged/notifyFollowers.ts';
import { queueWebhooks } from './recordChanged/queueWebhooks.ts';

/**
 * What happens after a write, by event; a handler has its own file in the folder of its event.
 * Handlers run in this order in the transaction of the write, so a failure undoes both.
 *
 * The write itself inserts the history (`records/write/history.ts`). The database does the rest: the
 * trigger `announce_changes` turns each history entry into an event of the streams (`events/events.ts`).
 */
export function createReactions(notifier: Notifier): Reactions {
  return {
    recordChanged: [
      (write, change) => notifyAssignee(notifier, write, change),
      (write, change) => notifyFollowers(notifier, write, change),
      recordDecision,
      recordMissedOrder,
      checkDataQuality,
      queueWebhooks,
    ],
    describeRefusal: async (store, refused, { locale, resource, id }) => {
      if (resource === 'orders' && id !== undefined) await recordRefusedOrder(store, id);
      return describeRefusal(store, refused, locale);
    },
    jobEnded: [
      ({ tx, store, jobId }) => notifier.endJob(tx, store, jobId),
      ({ tx, store, jobId }) => releaseNotices(tx, jobId, store.clock()),
    ],
  };
}
