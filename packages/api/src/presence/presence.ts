import type { PresentPerson, RecordPresence } from '@rentyard/contract/entities/presence';
import type { Subject } from '@rentyard/contract/permissions';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import type { EventHub } from '../events/eventHub.ts';
import { createPresentPeople, type Told } from './presentPeople.ts';

/** Told by the process that hears of it to all others; kept in no table. */
const channel = 'record_presence';

/** How often it is looked for people who went without a word, in ms. */
const lookEvery = 5_000;

export interface Presence {
  of(subject: Subject, id: number): readonly PresentPerson[];
  /** Tells every process, this one included. */
  tell(told: Told): Promise<void>;
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
  const say = (data: RecordPresence) =>
    hub.say({ name: 'record_presence', topic: 'record', subject: data.subject, data });
  let deafen: (() => void) | undefined;
  let looking: NodeJS.Timeout | undefined;

  app.addHook('onReady', async () => {
    deafen = await db.listen(channel, {
      heard: (payload) => {
        const presence = people.take(JSON.parse(payload) as Told, now());
        if (presence) say(presence);
      },
    });
    looking = setInterval(() => people.forget(now()).forEach(say), lookEvery);
    looking.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    deafen?.();
  });
  return {
    of: (subject, id) => people.of(subject, id, now()),
    tell: (told) => notify(db, channel, JSON.stringify(told)),
  };
}
