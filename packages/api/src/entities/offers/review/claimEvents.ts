import type { FastifyInstance } from 'fastify';
import type { Database, Queryable } from '../../../db/database.ts';
import { notify } from '../../../db/notifications.ts';
import type { EventHub } from '../../../events/eventHub.ts';

/** Sent to all processes; not stored. */
const channel = 'review_claims';

/** Tells all processes that offers were claimed or released, once the transaction has ended. */
export function publishClaims(on: Queryable): Promise<void> {
  return notify(on, channel, '{}');
}

interface Dependencies {
  readonly db: Database;
  readonly hub: EventHub;
}

/** Sends an event to reviewers when a colleague claims or releases offers, from its start until the app closes. */
export function openClaimEvents(app: FastifyInstance, { db, hub }: Dependencies) {
  let unsubscribe: (() => void) | undefined;
  app.addHook('onClose', async () => unsubscribe?.());
  return {
    async start() {
      unsubscribe = await db.listen(channel, {
        received: () =>
          hub.publish({ name: 'review_claims', topic: 'record', subject: 'offers', data: {} }),
      });
    },
  };
}
