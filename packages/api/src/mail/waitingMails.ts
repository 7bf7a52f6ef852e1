import { sql } from 'drizzle-orm';
import type { Counter } from '../records/counters/counter.ts';

/**
 * Mails that nobody sends: counted while there is no mail server, when an admin reads them out of the outbox.
 */
export const waitingMails: Counter = {
  name: 'mails_waiting',
  right: 'admin',
  count: sql`select count(*) from outbox where state = 'queued'`,
};
