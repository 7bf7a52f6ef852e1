import * as z from 'zod/mini';
import { type Subject, subjects } from '../permissions.ts';
import { param, textParam } from '../schema/queryParams.ts';
import { recordId, textUpTo } from '../schema/requests.ts';
import { count, noted, option, string } from '../schema/responses.ts';
import { route } from '../schema/route.ts';
import { searchBounds } from '../schema/search.ts';
import { statuses } from '../schema/statuses.ts';
import { eventTopics } from './events.ts';
import { presentStates, tabNameAtMost } from './presence.ts';

const statusCounts = z.partialRecord(z.enum(statuses), count);

/** The badges of the side bar. A counter is missing when the caller may not read what it counts. */
export const readCounters = route({
  ...{ method: 'GET', path: '/counters', permission: 'signed-in', tag: 'overview' },
  query: z.strictObject({
    statuses: z.optional(
      textParam('Also count these resources by status, joined by commas: `offers,orders`.'),
    ),
  }),
  response: z.strictObject({
    offers_new: z.optional(count),
    orders_new: z.optional(count),
    rooms_unread: z.optional(count),
    mails_waiting: z.optional(count),
    statuses: z.optional(
      noted({ description: 'By resource.' }, z.record(z.string(), statusCounts)),
    ),
  }),
  errors: [403, 422],
  summary: 'What waits for somebody, as far as the caller may read it',
});

const { min, max } = searchBounds;

const searchText = param<string>(
  { type: 'string', minLength: min, maxLength: max, description: 'Words that must all be found.' },
  (given) => {
    const value = given.trim();
    const { length } = [...value];
    if (length === 0) return { problem: { id: 'required' } };
    if (length < min) return { problem: { id: 'min_length', values: { number: min } } };
    return length > max ? { problem: { id: 'max_length', values: { number: max } } } : { value };
  },
);

/** Records of every module that the caller may read. */
export const searchEverything = route({
  ...{ method: 'GET', path: '/search', permission: 'signed-in', tag: 'overview' },
  query: z.strictObject({ q: searchText }),
  response: z.array(
    z.strictObject({
      subject: z.enum(subjects),
      id: recordId,
      name: string,
      code: z.nullable(string),
    }),
  ),
  errors: [422],
  summary: 'Find records of every module by name, code or e-mail, the best matches first',
});

/** Who else has a record open (P-EDIT-6). The subjects are those of records that can be opened. */
// @__NO_SIDE_EFFECTS__
export function presenceRoute(openable: readonly Subject[]) {
  return route({
    ...{ method: 'POST', path: '/presence', permission: 'signed-in', tag: 'presence' },
    body: z.strictObject({
      subject: z.enum(openable),
      id: recordId,
      state: z.enum(presentStates),
      // Distinguishes tabs of one person.
      tab: textUpTo(tabNameAtMost),
    }),
    response: z.array(z.strictObject({ person: option, state: z.enum(['looking', 'editing']) })),
    errors: [403, 404, 422],
    summary: 'Report that one has a record open, and learn who else has; lasts 75 s',
  });
}

/** The topics of a stream that names none. */
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
  ...{ method: 'GET', path: '/events', permission: 'signed-in', tag: 'events' },
  query: z.strictObject({ topics: z._default(topics, usualTopics) }),
  response: {
    kind: 'stream',
    description: `\`record\` {subject, resource, id, version, action, by}: a record changed. \`counters\` {subject}: read GET /counters. \`rights\`: read GET /profile. \`record_presence\` {subject, id, people}: who has a record open, sent once with topic \`record\`. ${resuming}`,
  },
  errors: [422],
  summary: 'Events as they happen',
});

export const streamBuzbot = route({
  ...{ method: 'GET', path: '/buzbot/stream', tag: 'buzbot' },
  permission: ['read', 'buzbot_messages'],
  response: {
    kind: 'stream',
    description: `\`message\`: a message as GET /buzbot/messages/{roomId} serves it, when it is new or its delivery changed. \`room\`: a room as GET /buzbot/rooms lists it. \`bot_event\`, \`broadcast\`: likewise. \`presence\` {room, person, state}: a colleague views a room or types in it; sent once. ${resuming}`,
  },
  errors: [422],
  summary: 'Events of the chat-bot area as they happen',
});
