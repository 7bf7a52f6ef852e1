import { sql } from 'drizzle-orm';
import type { Counter } from '../records/counters/counter.ts';

/** Unsent mails: counted for admins while there is no mail server, so that they read them in the outbox. */
export const waitingMails: Counter = {
  name: 'mails_waiting',
  permission: 'admin',
  count: sql`select count(*) from outbox where state = 'queued'`,
};
