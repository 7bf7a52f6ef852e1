import type { BroadcastState } from '@rentyard/contract/entities/chat/broadcast';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { notify } from '../../db/notifications.ts';
import { type NewBotEvent, recordBotEvent } from '../botEvents/botEvents.ts';

/** The channel of notifications about pending messages. */
export const outgoingChannel = 'outgoing';

/** When a message of a dead process is released. Longer than the timeout of a channel. */
const lease = sql.raw(`interval '15 seconds'`);

export function wakeSender(on: Queryable): Promise<void> {
  return notify(on, outgoingChannel, '');
}

/** A message taken by this process. */
export interface Outgoing {
  readonly id: number;
  readonly room_id: number;
  readonly channel: BuzbotChannel;
  /** The id of the chat in the channel. */
  readonly chat: string;
  readonly customer: string;
  readonly language: string;
  readonly text: string;
  /** URLs of photos, as they are served. */
  readonly photos: readonly string[];
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly author_id: number | null;
  readonly broadcast_id: number | null;
  /** Whether its broadcast was cancelled meanwhile. */
  readonly is_cancelled: boolean;
}

interface Wanted {
  readonly channels: readonly BuzbotChannel[];
  readonly limit: number;
  readonly now: Date;
}

/**
 * Takes due messages: only the oldest of each room, so that they arrive in order, and replies
 * before broadcasts. Two processes take the same message only if one of them died.
 */
export function takeOutgoing(
  db: Queryable,
  { channels, limit, now }: Wanted,
): Promise<readonly Outgoing[]> {
  return db.rows<Outgoing>(sql`
    with due as (
      select m.id from buzbot_messages m
      join buzbot_rooms o on o.id = m.room_id
      where m.delivery = 'pending' and m.send_at <= ${now.toISOString()}
        and (m.lease_until is null or m.lease_until < now())
        and o.channel = any(${sql.param(channels)}::text[])
        and not exists (
          select 1 from buzbot_messages e
          where e.room_id = m.room_id and e.delivery = 'pending' and e.id < m.id)
      order by m.broadcast_id is not null, m.send_at, m.id
      limit ${limit}
      for update of m skip locked
    ), taken as (
      update buzbot_messages m set lease_until = now() + ${lease}
      from due where m.id = due.id
      returning m.*
    )
    select t.id, t.room_id, o.channel, o.external_id as chat, o.customer_name as customer, o.language,
      t.text, t.attempts, t.author_id, t.broadcast_id,
      coalesce(b.state = 'cancelled', false) as is_cancelled,
      coalesce((select json_agg(p.url order by a.place)
        from unnest(t.attachments) with ordinality as a (id, place)
        join photos p on p.id = a.id), '[]'::json) as photos
    from taken t join buzbot_rooms o on o.id = t.room_id
    left join buzbot_broadcasts b on b.id = t.broadcast_id`);
}

/** Releases the messages of a dead process: the embedded database has only one process. */
export async function releaseOutgoing(db: Queryable): Promise<void> {
  await db.rows(sql`
    update buzbot_messages set lease_until = null
    where delivery = 'pending' and lease_until is not null`);
}

export interface Outcome {
  readonly delivery: 'sent' | 'delivered' | 'failed';
  readonly externalId?: string | undefined;
  /** `blocked`, `refused`, `unreachable`. */
  readonly failure?: string | undefined;
}

/** Stores the outcome of a delivery in the message, its broadcast and the bot events. */
export async function settleOutgoing(
  tx: Queryable,
  message: Outgoing,
  { delivery, externalId, failure }: Outcome,
  { event, now }: { readonly event: Omit<NewBotEvent, 'type'>; readonly now: Date },
): Promise<void> {
  const { id, room_id } = message;
  const settled = await tx.one(sql`
    update buzbot_messages
    set delivery = ${delivery}, failure = ${failure ?? null}, lease_until = null,
        attempts = attempts + 1, external_id = coalesce(${externalId ?? null}, external_id)
    where id = ${id} and delivery = 'pending' returning 1`);
  if (!settled) return;
  if (message.broadcast_id !== null) {
    await tx.rows(sql`
      update buzbot_deliveries
      set state = ${delivery}, failure = ${failure ?? null}, updated_at = ${now.toISOString()}
      where message_id = ${id} and state = 'pending'`);
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

/** Cancels an unsent message of a cancelled broadcast, together with its delivery. */
export async function withdrawOutgoing(
  tx: Queryable,
  { id }: Pick<Outgoing, 'id'>,
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    with withdrawn as (
      update buzbot_messages set delivery = 'failed', failure = 'cancelled', lease_until = null
      where id = ${id} and delivery = 'pending' returning id
    )
    update buzbot_deliveries set state = 'cancelled', updated_at = ${now.toISOString()}
    where message_id in (select id from withdrawn) and state = 'pending'`);
}

interface Delay {
  readonly until: Date;
  /** True when the channel was unavailable: the number of such attempts is limited. */
  readonly isCounted: boolean;
  readonly now: Date;
}

/**
 * Postpones a message because the channel was busy or unavailable. Withdraws it if its broadcast
 * was cancelled meanwhile.
 */
export async function postponeOutgoing(
  tx: Transaction,
  message: Outgoing,
  { until, isCounted, now }: Delay,
): Promise<void> {
  const { id, broadcast_id } = message;
  // The lock orders this after a concurrent cancel, so that one of the two withdraws the message.
  const broadcast = await tx.one<{ state: BroadcastState }>(sql`
    select state from buzbot_broadcasts where id = ${broadcast_id} for no key update`);
  if (broadcast?.state === 'cancelled') return withdrawOutgoing(tx, message, now);
  await tx.rows(sql`
    update buzbot_messages
    set send_at = ${until.toISOString()}, lease_until = null, attempts = attempts + ${isCounted ? 1 : 0}
    where id = ${id} and delivery = 'pending'`);
}
