import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Sessions } from '../http/person.ts';
import type { Kept } from '../records/resourceBinding.ts';
import { createEventHub, type EventHub } from './eventHub.ts';
import type { Teller } from './outgoingEvents.ts';
import { recordTellers } from './recordEvents.ts';
import { createStreamDesk, type StreamDesk } from './sseConnections.ts';

interface Parts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly kept: readonly Kept[];
  /** How events of further topics are told. */
  readonly tellers: readonly (readonly [topic: string, Teller])[];
}

/** What streams are fed from, for as long as the app runs. */
export function openEvents(
  app: FastifyInstance,
  { db, sessions, kept, tellers }: Parts,
): { readonly hub: EventHub; readonly desk: StreamDesk } {
  const expand = new Map([...recordTellers(kept), ...tellers]);
  const hub = createEventHub({ db, expand, log: app.log });
  const desk = createStreamDesk(hub, sessions);
  app.addHook('onReady', async () => {
    await hub.start();
    desk.start();
  });
  // Before the server waits for its connections to end: streams do not end by themselves.
  app.addHook('preClose', async () => {
    desk.stop();
    hub.stop();
  });
  return { hub, desk };
}
