import type { PresentPerson, RecordPresence } from '@rentyard/contract/entities/presence';
import type { Subject } from '@rentyard/contract/permissions';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import type { EventHub } from '../events/eventHub.ts';
import { createPresentPeople, type PresenceUpdate } from './presentPeople.ts';

/** Told by the process that hears of it to all others; kept in no table. */
const channel = 'record_presence';

/** How often it is looked for people who went without a word, in ms. */
const pollInterval = 5_000;

export interface Presence {
  of(subject: Subject, id: number): readonly PresentPerson[];
  /** Tells every process, this one included. */
  publish(update: PresenceUpdate): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly hub: EventHub;
  readonly clock: Clock;
}

/** Who has which record open, for as long as the app runs; streams are told of every change of it. */
export function openPresence(app: FastifyInstance, { db, hub, clock }: Parts): Presence {
  const people = createPresentPeople();
  const now = () => clock().getTime();
  const publishState = (data: RecordPresence) =>
    hub.publish({ name: 'record_presence', topic: 'record', subject: data.subject, data });
  let unsubscribe: (() => void) | undefined;
  let polling: NodeJS.Timeout | undefined;

  app.addHook('onReady', async () => {
    unsubscribe = await db.listen(channel, {
      heard: (payload) => {
        const presence = people.take(JSON.parse(payload) as PresenceUpdate, now());
        if (presence) publishState(presence);
      },
    });
    polling = setInterval(() => people.forget(now()).forEach(publishState), pollInterval);
    polling.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(polling);
    unsubscribe?.();
  });
  return {
    of: (subject, id) => people.of(subject, id, now()),
    publish: (update) => notify(db, channel, JSON.stringify(update)),
  };
}
