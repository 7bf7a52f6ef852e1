import { streamBuzbot, streamEvents } from '@rentyard/contract/entities/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { AccessWatch } from '../http/accessWatch.ts';
import { handle } from '../http/handle.ts';
import { bearerToken, callerOf } from '../http/permissions.ts';
import type { Sessions } from '../http/person.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import { createEventHub, type EventHub } from './eventHub.ts';
import type { EventSerializer } from './outgoingEvents.ts';
import { recordSerializers } from './recordEvents.ts';
import { createSseConnections, type SseConnections } from './sseConnections.ts';

interface Dependencies {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly access: AccessWatch;
  readonly bindings: readonly ResourceBinding[];
  /** Serializers of further topics. */
  readonly serializers: readonly (readonly [topic: string, EventSerializer])[];
}

/** The sources of event streams. */
export interface Events {
  readonly hub: EventHub;
  readonly connections: SseConnections;
  start(): Promise<void>;
}

/** Opens the sources of event streams; they close with the app. */
export function openEvents(
  app: FastifyInstance,
  { db, sessions, access, bindings, serializers }: Dependencies,
): Events {
  const expand = new Map([...recordSerializers(bindings), ...serializers]);
  const hub = createEventHub({ db, expand, log: app.log });
  const connections = createSseConnections({ hub, sessions, access });
  // Runs before the server waits for its connections to close, because streams do not close by
  // themselves.
  app.addHook('preClose', async () => {
    connections.stop();
    hub.stop();
  });
  return {
    hub,
    connections,
    async start() {
      await hub.start();
      connections.start();
    },
  };
}

/** Streams events that the user may read. */
export function eventRoutes(app: FastifyInstance, connections: SseConnections): void {
  handle(app, streamEvents, async ({ query, request, reply }) =>
    sendStream(request, reply, { connections, topics: new Set(query.topics) }),
  );

  handle(app, streamBuzbot, async ({ request, reply }) => {
    const topics = new Set(['buzbot', 'rights']);
    return sendStream(request, reply, { connections, topics, subject: 'buzbot_messages' });
  });
}

interface StreamRequest {
  readonly connections: SseConnections;
  readonly topics: ReadonlySet<string>;
  readonly subject?: 'buzbot_messages';
}

function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { connections, topics, subject }: StreamRequest,
): FastifyReply {
  const stream = connections.open({
    person: callerOf(request),
    token: bearerToken(request) ?? '',
    subject,
    topics,
    after: lastEventId(request),
  });
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A buffering proxy would delay the events.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}

/** The last position of the client. An id that is not ours gets a `reset` event. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return undefined;
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : -1;
}
