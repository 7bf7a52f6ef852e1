import { sql } from 'drizzle-orm';
import type { Counter } from '../../records/counters/counter.ts';

/** Conversations with messages that nobody has read: a badge of the side bar. */
export const unreadRooms: Counter = {
  name: 'rooms_unread',
  right: ['read', 'buzbot_messages'],
  count: sql`select count(*) from buzbot_rooms where is_unread and deleted_at is null`,
};
