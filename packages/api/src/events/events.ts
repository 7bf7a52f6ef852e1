import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Sessions } from '../http/person.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import { createEventHub, type EventHub } from './eventHub.ts';
import type { EventSerializer } from './outgoingEvents.ts';
import { recordSerializers } from './recordEvents.ts';
import { createSseConnections, type SseConnections } from './sseConnections.ts';

interface Dependencies {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly bindings: readonly ResourceBinding[];
  /** Serializers of further topics. */
  readonly serializers: readonly (readonly [topic: string, EventSerializer])[];
}

/** Opens the sources of event streams; they close with the app. */
export function openEvents(
  app: FastifyInstance,
  { db, sessions, bindings: binding, serializers }: Dependencies,
): { readonly hub: EventHub; readonly connections: SseConnections } {
  const expand = new Map([...recordSerializers(binding), ...serializers]);
  const hub = createEventHub({ db, expand, log: app.log });
  const connections = createSseConnections(hub, sessions);
  app.addHook('onReady', async () => {
    await hub.start();
    connections.start();
  });
  // Runs before the server waits for its connections to close, because streams do not close by
  // themselves.
  app.addHook('preClose', async () => {
    connections.stop();
    hub.stop();
  });
  return { hub, connections };
}
