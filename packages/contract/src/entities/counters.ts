import * as z from 'zod/mini';
import { textParam } from '../schema/queryParams.ts';
import { count, withKeywords } from '../schema/responses.ts';
import { route } from '../schema/route.ts';
import { type Status, statuses } from '../schema/statuses.ts';

/** How many records stand in each status; a status without records counts 0. */
export type StatusCounts = Readonly<Partial<Record<Status, number>>>;

/**
 * `GET /counters`: what waits for somebody. A counter is missing when the person may not read what it
 * counts.
 */
export interface Counters {
  readonly offers_new?: number;
  readonly orders_new?: number;
  /** Rooms of the chat-bot with messages that nobody has read. */
  readonly rooms_unread?: number;
  /** Mails in the outbox; told to admins alone, and only while there is no mail server. */
  readonly mails_waiting?: number;
  /** By resource, of those named in `?statuses=offers,orders`. */
  readonly statuses?: Readonly<Record<string, StatusCounts>>;
}

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
      withKeywords({ description: 'By resource.' }, z.record(z.string(), statusCounts)),
    ),
  }),
  errors: [403, 422],
  summary: 'What waits for somebody, as far as the caller may read it',
});
