import type { BroadcastState, QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import type { MessageButton } from '@rentyard/contract/entities/chat/messageButtons';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { LanguageCode } from '@rentyard/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { priorities } from '../../jobs/job.ts';
import { wakeWorkers } from '../../jobs/jobTable.ts';
import { type NewBotEvent, recordBotEvent } from '../botEvents/botEvents.ts';

/** The payload of the job that sends a message. */
export interface MessagePayload {
  readonly id: number;
}

/** The job kind that sends the messages of a channel: only processes with the channel run it. */
export function messageJob(channel: BuzbotChannel): string {
  return `${channel}_message`;
}

/**
 * Queues pending messages in the transaction that creates them. Replies of a room are sent in their
 * order. A message of a broadcast is sent after the pending replies of all rooms and delays none.
 */
export async function queueMessages(
  tx: Queryable,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const at = now.toISOString();
  await tx.rows(sql`
    insert into jobs (kind, key, payload, destination, lane, priority, run_at, created_at)
    select o.channel || '_message', m.id, json_build_object('id', m.id), o.channel,
      case when m.broadcast_id is null then 'room:' || o.id end,
      case when m.broadcast_id is null then ${priorities.reply}::int else ${priorities.broadcast}::int end,
      ${at}, ${at}
    from buzbot_messages m join buzbot_rooms o on o.id = m.room_id
    where m.id = any(${sql.param(ids)}::bigint[]) order by m.id
    on conflict do nothing`);
  await wakeWorkers(tx);
}

/** A pending message with what its channel needs. */
export interface Outgoing {
  readonly id: number;
  readonly room_id: number;
  readonly channel: BuzbotChannel;
  /** The id of the chat in the channel. */
  readonly chat: string;
  readonly customer: string;
  readonly text: string;
  readonly language: LanguageCode;
  readonly buttons: readonly MessageButton[] | null;
  /** URLs of photos, as they are served. */
  readonly photos: readonly string[];
  readonly author_id: number | null;
  readonly broadcast_id: number | null;
  /** The current state and quiet hours of its broadcast. */
  readonly broadcast_state: BroadcastState | null;
  readonly quiet_hours: QuietHours | null;
}

/** Undefined when the message is not pending. */
export function readOutgoing(on: Queryable, id: number): Promise<Outgoing | undefined> {
  return on.one<Outgoing>(sql`
    select m.id, m.room_id, o.channel, o.external_id as chat, o.customer_name as customer, o.language, m.text, m.buttons,
      m.author_id, m.broadcast_id, b.state as broadcast_state, b.quiet_hours,
      coalesce((select json_agg(p.url order by a.place)
        from unnest(m.attachments) with ordinality as a (id, place)
        join photos p on p.id = a.id), '[]'::json) as photos
    from buzbot_messages m join buzbot_rooms o on o.id = m.room_id
    left join buzbot_broadcasts b on b.id = m.broadcast_id
    where m.id = ${id} and m.delivery = 'pending'`);
}

export interface Outcome {
  readonly delivery: 'sent' | 'delivered' | 'failed';
  readonly externalId?: string | undefined;
  /** `blocked`, `refused`, `unreachable`. */
  readonly failure?: string | undefined;
}

/** Stores the outcome of a delivery in the message, its broadcast and the bot events. */
export async function storeOutcome(
  tx: Queryable,
  message: Outgoing,
  { delivery, externalId, failure }: Outcome,
  { event, now }: { readonly event: Omit<NewBotEvent, 'type'>; readonly now: Date },
): Promise<void> {
  const { id, room_id, broadcast_id } = message;
  const settled = await tx.one(sql`
    update buzbot_messages
    set delivery = ${delivery}, failure = ${failure ?? null},
        external_id = coalesce(${externalId ?? null}, external_id)
    where id = ${id} and delivery = 'pending' returning 1`);
  if (!settled) return;
  if (broadcast_id !== null) {
    await tx.rows(sql`
      update buzbot_deliveries
      set state = ${delivery}, failure = ${failure ?? null}, updated_at = ${now.toISOString()}
      where message_id = ${id} and state = 'pending'`);
    await endBroadcast(tx, broadcast_id, now);
  }
  if (failure === 'blocked') {
    await tx.rows(sql`update buzbot_rooms set is_blocked = true where id = ${room_id}`);
  }
  await recordBotEvent(tx, { type: typeOf(message), ...event }, now);
}

function typeOf({ broadcast_id, author_id }: Outgoing): NewBotEvent['type'] {
  if (broadcast_id !== null) return 'broadcast_sent';
  return author_id === null ? 'bot_answered' : 'message_sent';
}

/** A broadcast is done with its last delivery. */
export async function endBroadcast(tx: Queryable, id: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.rows(sql`
    update buzbot_broadcasts
    set state = 'done', finished_at = ${at}, updated_at = ${at},
        started_at = coalesce(started_at, ${at}::timestamptz)
    where id = ${id} and state in ('queued', 'running') and counts_pending = 0`);
}

/**
 * What becomes of a message that was not sent yet: it follows its broadcast, and is withdrawn when
 * that was cancelled.
 */
export async function fateOfMessage(
  tx: Transaction,
  { id }: MessagePayload,
  now: Date,
): Promise<'queued' | 'paused' | 'ended'> {
  // The lock orders this after a concurrent decision, which then finds the job in its new state.
  const broadcast = await tx.one<{ state: BroadcastState }>(sql`
    select b.state from buzbot_broadcasts b join buzbot_messages m on m.broadcast_id = b.id
    where m.id = ${id} for no key update of b`);
  if (broadcast?.state === 'cancelled') {
    await withdraw(tx, [id], now);
    return 'ended';
  }
  return broadcast?.state === 'paused' ? 'paused' : 'queued';
}

/** The pending messages of a broadcast with their job kinds. */
export function pendingMessages(broadcast: number): SQL {
  return sql`(
    select m.id, o.channel || '_message' as kind
    from buzbot_messages m join buzbot_rooms o on o.id = m.room_id
    where m.broadcast_id = ${broadcast} and m.delivery = 'pending')`;
}

/** Continues the messages that were waiting while their broadcast was paused. */
export async function resumeMessages(tx: Queryable, broadcast: number): Promise<void> {
  await tx.rows(sql`
    update jobs j set state = 'queued' from ${pendingMessages(broadcast)} m
    where j.kind = m.kind and j.key = m.id::text and j.state = 'paused'`);
  await wakeWorkers(tx);
}

/** Cancels unsent messages of a broadcast together with their deliveries. */
export async function withdraw(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await tx.rows(sql`
    with withdrawn as (
      update buzbot_messages set delivery = 'failed', failure = 'cancelled'
      where id = any(${sql.param(ids)}::bigint[]) and delivery = 'pending' returning id
    )
    update buzbot_deliveries set state = 'cancelled', updated_at = ${now.toISOString()}
    where message_id in (select id from withdrawn) and state = 'pending'`);
}
