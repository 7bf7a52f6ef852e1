import { eventTopics } from '@rentyard/contract/event';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../http/openapi/operation.ts';
import { QueryParams } from '../http/queryParams.ts';
import { bearerToken } from '../http/rights.ts';
import { callerOf } from '../http/routeContext.ts';
import type { StreamDesk } from './streamDesk.ts';

/** What is told unless a stream asks for something else. */
const usualTopics: readonly string[] = ['record', 'counters', 'rights'];

/** `GET /events`: what happens, told as it happens, as far as the person may read it. */
export function eventRoutes(app: FastifyInstance, desk: StreamDesk): void {
  // A HEAD would open a stream that nobody reads.
  const exposeHeadRoute = false;
  const config = { right: 'signed-in', operation } as const;
  app.get('/events', { exposeHeadRoute, config }, (request, reply) => {
    const params = new QueryParams(request.url);
    const topics = takeTopics(params);
    params.finish();
    return sendStream(request, reply, { desk, topics });
  });

  app.get(
    '/buzbot/stream',
    {
      exposeHeadRoute,
      config: { right: ['read', 'buzbot_messages'], operation: buzbotOperation },
    },
    (request, reply) => {
      new QueryParams(request.url).finish();
      const topics = new Set(['buzbot', 'rights']);
      return sendStream(request, reply, { desk, topics, subject: 'buzbot_messages' });
    },
  );
}

function takeTopics(params: QueryParams): ReadonlySet<string> {
  const text = params.take('topics');
  if (text === undefined) return new Set(usualTopics);
  const topics = text.split(',');
  if (!topics.every((topic) => eventTopics.some((known) => known === topic))) {
    params.refuse('topics', { id: 'choice' });
  }
  return new Set(topics);
}

interface Asked {
  readonly desk: StreamDesk;
  readonly topics: ReadonlySet<string>;
  readonly subject?: 'buzbot_messages';
}

function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { desk, topics, subject }: Asked,
): FastifyReply {
  const stream = desk.open({
    person: callerOf(request),
    token: bearerToken(request) ?? '',
    subject,
    topics,
    after: lastEventId(request),
  });
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A proxy that gathers the answer would hold the events back.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}

/** Where the reader has come to. What is not one of our ids is answered with `reset`. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return undefined;
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

const resuming =
  'Each event has an id; sent back as Last-Event-ID it brings what came after it, in order and without loss. `ready` opens a stream, `reset` says that too much was missed and all is to be read anew.';

const operation: Operation = {
  summary: 'What happens, as it happens',
  tag: 'events',
  query: [
    {
      name: 'topics',
      description: `Joined by commas, of: ${eventTopics.join(', ')}.`,
      schema: { type: 'string', default: usualTopics.join(',') },
    },
  ],
  answers: {},
  stream: `\`record\` {subject, resource, id, version, action, by}: a record changed. \`counters\` {subject}: ask GET /counters. \`rights\`: ask GET /profile. \`record_presence\` {subject, id, people}: who has a record open, told with topic \`record\` and not again. ${resuming}`,
};

const buzbotOperation: Operation = {
  summary: 'What happens in the chat-bot area, as it happens',
  tag: 'buzbot',
  answers: {},
  stream: `\`message\`: a message as GET /buzbot/messages/{roomId} serves it, when it is new or its delivery changed. \`room\`: a room as GET /buzbot/rooms lists it. \`bot_event\`, \`broadcast\`: likewise. \`presence\` {room, person, state}: a colleague looks at a room or types in it; told once and not again. ${resuming}`,
};
