import type { MessageRecord } from '@rentyard/contract/entities/chat/message';
import type { MessageButton } from '@rentyard/contract/entities/chat/messageButtons';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { queueMessages } from './outgoing.ts';

interface BotMessage {
  readonly room: number;
  readonly text: string;
  /** The record that it is about. */
  readonly record: Pick<MessageRecord, 'resource' | 'id'> | null;
  readonly buttons?: readonly MessageButton[];
}

/** Creates a message of the bot and queues it. */
export async function postBotMessage(
  on: Queryable,
  { room, text, record, buttons }: BotMessage,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  // The lock makes the ids of the messages in a room grow in commit order.
  await on.rows(sql`
    update buzbot_rooms
    set last_message_text = ${text}, last_message_direction = 'out', last_message_created_at = ${at}
    where id = ${room}`);
  const made = await on.rows<{ id: number }>(sql`
    insert into buzbot_messages
      (room_id, direction, text, delivery, created_at, record_resource, record_id, buttons)
    values (${room}, 'out', ${text}, 'pending', ${at}, ${record?.resource ?? null}, ${record?.id ?? null},
      ${buttons ? sql`${sql.param(buttons)}::text[]` : sql`null`})
    returning id`);
  await queueMessages(
    on,
    made.map(({ id }) => id),
    now,
  );
}
