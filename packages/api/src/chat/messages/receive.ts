import type { MessageButton } from '@rentyard/contract/entities/chat/messageButtons';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { recordBotEvent } from '../botEvents/botEvents.ts';
import { botAnswer } from './botReplies.ts';
import { queueButtonReply } from './buttonReplies.ts';
import { queueMessages } from './outgoing.ts';
import { createTrace, type Trace } from './trace.ts';

/** A message of a customer, as a channel delivers it. */
export interface Incoming {
  readonly channel: BuzbotChannel;
  /** The id of the chat in the channel. */
  readonly chat: string;
  readonly customer: string;
  /** Undefined when the channel does not provide it. */
  readonly language: LanguageCode | undefined;
  readonly text: string;
  /** Ids of photos. */
  readonly attachments?: readonly number[];
  /** The id of the message in the channel: a repeated one changes nothing. */
  readonly externalId: string;
  /** The id in the channel of our message that the customer replies to, if they chose one. */
  readonly replyTo?: string | undefined;
  /** The button that the customer pressed; `text` is its label. */
  readonly button?: MessageButton | undefined;
  /** The raw update, for the log. */
  readonly payload: unknown;
}

interface Room {
  readonly id: number;
  readonly language: LanguageCode;
  readonly state: 'bot' | 'human';
}

/**
 * Processes a message of a customer: finds or creates the room, stores the message, counts it as
 * unread and lets the bot reply if no agent has taken over. Runs in the transaction of the caller.
 */
export async function receiveMessage(
  tx: Transaction,
  incoming: Incoming,
  now: Date,
): Promise<void> {
  const trace = createTrace();
  const room = await trace.step('find_room', () => findRoom(tx, incoming, now));
  const message = await trace.step('keep_message', () => storeMessage(tx, room, incoming, now));
  // The channel has delivered it before.
  if (message === undefined) return;
  const { text, button } = incoming;
  const isReply = await queueButtonReply(tx, { room, message, text, button, now });
  if (!isReply && room.state === 'bot')
    await trace.step('answer', () => answer(tx, { room, incoming, now }));
  await note(tx, { incoming, room, trace, now });
}

/** The lock makes the ids of the messages in a room grow in commit order. */
async function findRoom(
  tx: Transaction,
  { channel, chat, customer, language }: Incoming,
  now: Date,
): Promise<Room> {
  const at = now.toISOString();
  const room = await tx.one<Room>(sql`
    insert into buzbot_rooms as o (channel, external_id, customer_name, language, created_at, updated_at)
    values (${channel}, ${chat}, ${customer}, ${language ?? 'en'}, ${at}, ${at})
    on conflict (channel, external_id) do update set is_blocked = false
    returning o.id, o.language, o.state`);
  if (!room) throw new Error('The room of a message was not created: the insert returned no id.');
  return room;
}

async function storeMessage(
  tx: Transaction,
  room: Room,
  { text, attachments = [], externalId, replyTo }: Incoming,
  now: Date,
): Promise<number | undefined> {
  const at = now.toISOString();
  // What the customer replies to: the chosen message, else the last one. It belongs to the same record.
  const answered = sql`
    select record_resource, record_id from buzbot_messages
    where room_id = ${room.id} and direction = 'out'
    order by (external_id = ${replyTo ?? null}) desc nulls last, id desc limit 1`;
  const made = await tx.one<{ id: number }>(sql`
    insert into buzbot_messages
      (room_id, direction, text, attachments, external_id, delivery, created_at, record_resource, record_id)
    values (${room.id}, 'in', ${text}, ${sql.param(attachments)}::bigint[], ${externalId},
      'delivered', ${at}, (select record_resource from (${answered}) a), (select record_id from (${answered}) a))
    on conflict (room_id, external_id) where direction = 'in' do nothing
    returning id`);
  if (!made) return undefined;
  await tx.rows(sql`
    update buzbot_rooms
    set unread = unread + 1, last_message_text = ${text}, last_message_direction = 'in',
        last_message_created_at = ${at}, deleted_at = null
    where id = ${room.id}`);
  return made.id;
}

interface Answering {
  readonly room: Room;
  readonly incoming: Incoming;
  readonly now: Date;
}

/** The bot greets, explains what it can do, and calls an agent on request. */
async function answer(tx: Transaction, { room, incoming, now }: Answering): Promise<void> {
  const at = now.toISOString();
  const greeting = await tx.one<{ is_greeted: boolean }>(sql`
    select exists (
      select from buzbot_messages
      where room_id = ${room.id} and direction = 'out'
        and created_at > ${at}::timestamptz - interval '12 hours'
    ) as is_greeted`);
  const { text, isHandedOver } = botAnswer(incoming.text, {
    language: room.language,
    isGreeted: greeting?.is_greeted === true,
  });
  if (isHandedOver) {
    await tx.rows(sql`update buzbot_rooms set state = 'human' where id = ${room.id}`);
    await recordBotEvent(
      tx,
      {
        type: 'handed_over',
        roomId: room.id,
        person: incoming.customer,
        duration: 0,
        payload: { text: incoming.text },
        steps: [],
      },
      now,
    );
  }
  if (text === undefined) return;
  const made = await tx.rows<{ id: number }>(sql`
    insert into buzbot_messages (room_id, direction, text, delivery, created_at)
    values (${room.id}, 'out', ${text}, 'pending', ${at}) returning id`);
  await queueMessages(
    tx,
    made.map(({ id }) => id),
    now,
  );
}

interface Noted {
  readonly incoming: Incoming;
  readonly room: Room;
  readonly trace: Trace;
  readonly now: Date;
}

async function note(tx: Transaction, { incoming, room, trace, now }: Noted): Promise<void> {
  await recordBotEvent(
    tx,
    {
      type: 'message_received',
      roomId: room.id,
      person: incoming.customer,
      duration: trace.duration,
      payload: incoming.payload,
      steps: trace.steps,
    },
    now,
  );
}
