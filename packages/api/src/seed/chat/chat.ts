import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cannedResponses } from '../data/chatTexts.ts';
import type { Origin } from '../insertRows.ts';
import { insertRows } from '../insertRows.ts';
import { seedBotEvents } from './botEvents.ts';
import { seedBroadcasts } from './broadcasts.ts';

import { seedRooms } from './rooms.ts';

/** Seeds rooms, canned responses, bot events and broadcasts. Causes no events. */
export async function seedChat(db: Queryable, origin: Origin): Promise<void> {
  await db.rows(sql`select set_config('rentyard.is_silent', 'yes', true)`);
  await seedReplies(db, origin);
  const { rooms, messages } = await seedRooms(db, origin);
  // Inserted before the messages of the rooms, so that message ids grow with time.
  await seedBroadcasts(db, origin, rooms);
  await insertRows(db, 'buzbot_messages', messages);
  await seedBotEvents(db, origin, rooms);
  await bringRoomsUp(db);
  await db.rows(sql`select set_config('rentyard.is_silent', 'no', true)`);
}

async function seedReplies(db: Queryable, { now, adminId }: Origin): Promise<void> {
  const at = now.toISOString();
  await insertRows(
    db,
    'buzbot_replies',
    Object.entries(cannedResponses).map(([shortcut, text], index) => ({
      shortcut,
      text,
      sort_order: 10 * (index + 1),
      version: 1,
      created_at: at,
      updated_at: at,
      created_by: adminId,
      updated_by: adminId,
    })),
  );
}

/** Sets the last message of each room, from any author. */
async function bringRoomsUp(db: Queryable): Promise<void> {
  await db.rows(sql`
    update buzbot_rooms o
    set last_message_text = m.text, last_message_direction = m.direction,
        last_message_created_at = m.created_at
    from (
      select distinct on (room_id) room_id, text, direction, created_at
      from buzbot_messages where direction <> 'note' order by room_id, id desc
    ) m
    where m.room_id = o.id`);
}
