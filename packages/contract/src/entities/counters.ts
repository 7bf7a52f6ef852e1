import type { Status } from '../schema/statuses.ts';

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
