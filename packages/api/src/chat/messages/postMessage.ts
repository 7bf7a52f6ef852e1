import type { messageKinds } from '@rentyard/contract/entities/chat/message';
import { sql } from 'drizzle-orm';
import { IdempotencyMismatch, Invalid, NotFound } from '../../errors/failures.ts';
import { now, type WriteContext } from '../../records/store.ts';
import { updateRecord } from '../../records/write/save.ts';
import { queueMessages } from './outgoing.ts';

export interface NewMessage {
  readonly roomId: number;
  readonly kind: (typeof messageKinds)[number];
  readonly text: string;
  readonly attachments: readonly number[];
  /** The id that the client gave the message; a repeated id creates no second message. */
  readonly clientId: string | null;
}

interface Room {
  readonly state: string;
  readonly assignee_id: number | null;
}

/**
 * Creates a reply or a note of an agent. A reply takes the room over from the bot.
 * @throws {NotFound | Invalid | IdempotencyMismatch}
 */
export async function postMessage(
  write: WriteContext,
  message: NewMessage,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { tx, store, personId } = write;
  const { roomId, kind, text, attachments, clientId } = message;
  // The lock makes the ids of the messages in a room grow in commit order.
  const room = await tx.one<Room>(sql`
    select state, assignee_id from buzbot_rooms
    where id = ${roomId} and deleted_at is null for update`);
  if (!room) throw new NotFound();
  await refuseMissingPhotos(write, attachments);
  const isReply = kind === 'reply';
  const at = now(write);
  const made = await tx.one<{ id: number }>(sql`
    insert into buzbot_messages
      (room_id, direction, author_id, text, attachments, client_id, delivery, created_at)
    values (${roomId}, ${isReply ? 'out' : 'note'}, ${personId}, ${text},
      ${sql.param(attachments)}::bigint[], ${clientId}, ${isReply ? 'pending' : null},
      ${at})
    on conflict (room_id, client_id) do nothing
    returning id`);
  if (!made) return { id: await sameMessage(write, message), isNew: false };
  if (isReply) {
    await takeOver(write, roomId, room);
    await tx.rows(sql`
      update buzbot_rooms
      set last_message_text = ${text}, last_message_direction = 'out',
          last_message_created_at = ${at}
      where id = ${roomId}`);
    await queueMessages(tx, [made.id], store.clock());
  }
  return { id: made.id, isNew: true };
}

/** The earlier message with this client id, if its content is equal. */
async function sameMessage(
  { tx }: WriteContext,
  { roomId, kind, text, clientId }: NewMessage,
): Promise<number> {
  const first = await tx.one<{ id: number }>(sql`
    select id from buzbot_messages
    where room_id = ${roomId} and client_id = ${clientId} and text = ${text}
      and direction = ${kind === 'reply' ? 'out' : 'note'}`);
  if (!first) throw new IdempotencyMismatch();
  return first.id;
}

async function takeOver(write: WriteContext, id: number, room: Room): Promise<void> {
  const body = {
    ...(room.state === 'bot' ? { state: 'human' } : {}),
    ...(room.assignee_id === null ? { assignee: write.personId } : {}),
  };
  if (Object.keys(body).length > 0) await updateRecord(write, { id, body });
}

async function refuseMissingPhotos({ tx }: WriteContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.rows<{ id: number }>(sql`
    select id from photos where id = any(${sql.param(ids)}::bigint[]) and deleted_at is null`);
  const known = new Set(found.map(({ id }) => id));
  for (const [place, id] of ids.entries()) {
    if (!known.has(id)) throw Invalid.at(`attachments.${place}`, { id: 'not_found' });
  }
}
