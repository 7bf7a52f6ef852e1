import { streamBuzbot, streamEvents } from '@rentyard/contract/entities/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handle } from '../http/handle.ts';
import { bearerToken, callerOf } from '../http/permissions.ts';
import type { SseConnections } from './sseConnections.ts';

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
