import {
  type RecordChanged,
  streamBuzbot,
  streamEvents,
} from '@rentyard/contract/entities/collaboration/events';
import type { Subject } from '@rentyard/contract/permissions';
import type { HistoryAction } from '@rentyard/contract/schema/history';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../db/database.ts';
import type { AccessWatch } from '../http/access/accessWatch.ts';
import { bearerToken, callerOf } from '../http/access/permissions.ts';
import type { Sessions } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import type { ResourceBinding } from '../records/store.ts';
import { createEventHub, type EventHub } from './eventHub.ts';
import type { StoredEvent } from './eventTable.ts';
import type { EventSerializer, OutgoingEvent } from './outgoingEvents.ts';
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

interface Changed extends StoredEvent {
  readonly data: {
    readonly resource: string;
    readonly id: number;
    readonly version: number;
    readonly action: HistoryAction;
    readonly by: number | null;
  };
}

/** Sends events about changed records, and about badges that count them. */
function recordSerializers(
  bindings: readonly ResourceBinding[],
): readonly (readonly [string, EventSerializer])[] {
  const subjects = new Map(bindings.map(({ resource }) => [resource.name, resource.subject]));
  return [
    ['record', (on, events) => serializeChanges(on, events as readonly Changed[], subjects)],
    ['counters', async (_on, events) => serializeCounters(events as readonly Changed[], subjects)],
  ];
}

async function serializeChanges(
  on: Queryable,
  events: readonly Changed[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<readonly OutgoingEvent[]> {
  const names = await readNames(on, [...new Set(events.map(({ data }) => data.by ?? 0))]);
  return events.flatMap(({ position, data }) => {
    const { resource, id, version, action } = data;
    const subject = subjects.get(resource);
    if (!subject) return [];
    const name = names.get(data.by ?? 0);
    const by = data.by === null || name === undefined ? null : { id: data.by, name };
    const changed: RecordChanged = { subject, resource, id, version, action, by };
    return [{ position, name: 'record', topic: 'record', subject, json: JSON.stringify(changed) }];
  });
}

async function readNames(
  on: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const people = await on.rows<{ id: number; name: string }>(
    sql`select id, name from users where id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(people.map(({ id, name }) => [id, name]));
}

function serializeCounters(
  events: readonly Changed[],
  subjects: ReadonlyMap<string, Subject>,
): readonly OutgoingEvent[] {
  return events.flatMap(({ position, data }) => {
    const subject = subjects.get(data.resource);
    if (!subject) return [];
    const json = JSON.stringify({ subject });
    return [{ position, name: 'counters', topic: 'counters', subject, json }];
  });
}
