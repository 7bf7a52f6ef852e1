import * as z from 'zod/mini';
import { textParam } from '../../schema/routes/queryParams.ts';
import { count, withKeywords } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { type Status, statuses } from '../../schema/statuses.ts';

/** The number of records in each status. Statuses without records count 0. */
export type StatusCounts = Readonly<Partial<Record<Status, number>>>;

/**
 * `GET /counters`: the badges of the side bar. A counter is absent if the caller may not read its
 * records.
 */
export interface Counters {
  readonly offers_new?: number;
  readonly orders_new?: number;
  /** Chat rooms with unread messages. */
  readonly rooms_unread?: number;
  /** Unread notifications of the caller, at most 100. */
  readonly notifications_unread?: number;
  /** Open proposals that the caller may decide. */
  readonly proposals_open?: number;
  /** Mails in the outbox. Only for admins, and only if no mail server is configured. */
  readonly mails_waiting?: number;
  /** By resource, for those in `?statuses=offers,orders`. */
  readonly statuses?: Readonly<Record<string, StatusCounts>>;
}

const statusCounts = z.partialRecord(z.enum(statuses), count);

/** A counter is absent if the caller may not read its records. */
export const readCounters = route({
  method: 'GET',
  path: '/counters',
  permission: 'signed-in',
  tag: 'overview',
  query: z.strictObject({
    statuses: z.optional(
      textParam('Also count these resources by status, joined by commas: `offers,orders`.'),
    ),
  }),
  response: z.strictObject({
    offers_new: z.optional(count),
    orders_new: z.optional(count),
    rooms_unread: z.optional(count),
    notifications_unread: z.optional(count),
    proposals_open: z.optional(count),
    mails_waiting: z.optional(count),
    statuses: z.optional(
      withKeywords({ description: 'By resource.' }, z.record(z.string(), statusCounts)),
    ),
  }),
  errors: [403, 422],
  summary:
    'Counts for the side bar: new offers and orders, unread conversations and notifications, pending mails',
});
