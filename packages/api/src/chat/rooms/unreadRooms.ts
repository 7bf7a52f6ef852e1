import { sql } from 'drizzle-orm';
import type { Counter } from '../../records/counters/counter.ts';

/** The number of rooms with unread messages: a badge of the side bar. */
export const unreadRooms: Counter = {
  name: 'rooms_unread',
  permission: ['read', 'buzbot_messages'],
  count: sql`select count(*) from buzbot_rooms where is_unread and deleted_at is null`,
};
