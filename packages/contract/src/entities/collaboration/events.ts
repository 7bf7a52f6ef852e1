import * as z from 'zod/mini';
import type { Subject } from '../../permissions.ts';
import type { HistoryAction } from '../../schema/history.ts';
import { param } from '../../schema/routes/queryParams.ts';
import { route } from '../../schema/routes/route.ts';
import type { Option } from '../../schema/values.ts';

/** Topics of an event stream: `GET /events?topics=record,counters`. */
export const eventTopics = ['record', 'counters', 'rights', 'buzbot'] as const;

export type EventTopic = (typeof eventTopics)[number];

/** A record changed (`event: record`). */
export interface RecordChanged {
  /** The module of the record: `category-groups`. */
  readonly subject: Subject;
  /** The resource, as in the paths of its calls: `category_groups`. */
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: HistoryAction;
  /** Who changed it. */
  readonly by: Option | null;
}

/** A badge may have changed (`event: counters`). `GET /counters` has the numbers. */
export interface CountersChanged {
  readonly subject: Subject;
}

/** Comments on a record changed (`event: comment`). */
export interface CommentsChanged {
  readonly subject: Subject;
  readonly resource: string;
  /** The id of the record. */
  readonly id: number;
}

/** The topics of a stream without the `topics` parameter. */
const usualTopics = ['record', 'counters', 'rights'] as const;

const topics = param<readonly string[]>(
  {
    type: 'string',
    default: usualTopics.join(','),
    description: `Joined by commas, of: ${eventTopics.join(', ')}.`,
  },
  (given) => {
    const value = given.split(',');
    return value.every((topic) => eventTopics.some((known) => known === topic))
      ? { value }
      : { problem: { id: 'choice' } };
  },
);

const resuming =
  'Each event has an id. Sent as Last-Event-ID it resumes the stream after that event, in order and without loss. `ready` opens a stream, `reset` says that events were lost and the client has to read everything again.';

export const streamEvents = route({
  method: 'GET',
  path: '/events',
  permission: 'signed-in',
  isForApiKeys: true,
  tag: 'events',
  query: z.strictObject({ topics: z._default(topics, usualTopics) }),
  response: {
    kind: 'stream',
    description: `\`record\` {subject, resource, id, version, action, by}: a record changed. \`counters\` {subject}: read GET /counters. \`comment\` {subject, resource, id}: comments on a record changed, sent with topic \`record\`. \`notification\`: the caller has a new notification, sent with topic \`counters\`. \`rights\`: read GET /profile. \`record_presence\` {subject, id, people}: who has a record open, sent once with topic \`record\`. \`review_claims\`: reviewers claimed or released offers, sent once with topic \`record\` to users who may read offers. ${resuming}`,
  },
  errors: [422],
  summary: 'Server-sent events about changes of records',
});

export const streamBuzbot = route({
  method: 'GET',
  path: '/buzbot/stream',
  tag: 'buzbot',
  permission: ['read', 'buzbot_messages'],
  response: {
    kind: 'stream',
    description: `\`message\`: a message as GET /buzbot/messages/{roomId} serves it, when it is new or its delivery changed. \`room\`: a room as GET /buzbot/rooms lists it. \`bot_event\`, \`broadcast\`: likewise. \`presence\` {room, person, state}: a colleague views a room or types in it; sent once. ${resuming}`,
  },
  errors: [422],
  summary: 'Server-sent events about conversations and broadcasts',
});
