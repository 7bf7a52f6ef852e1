import type { Broadcast } from '@rentyard/contract/entities/chat/broadcast';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Transaction } from '../../db/database.ts';
import { type JobHandler, JobPostponed, type MayStill } from '../../jobs/job.ts';
import { endBroadcast, queueMessages, resumeMessages } from '../messages/outgoing.ts';
import { readBroadcast, refuseLostBroadcast } from './broadcastRecords.ts';
import { filledFor } from './broadcastText.ts';
import { quietUntil } from './quietHours.ts';

/** Recipients per transaction: few enough that other writes do not wait long. */
const recipientsPerStep = 100;

/**
 * Queues the messages of a broadcast and ends: each message is created in one transaction with its
 * delivery and its job, so that no recipient gets two even if the process dies.
 */
export function broadcastHandler(
  clock: Clock,
  mayStill: MayStill,
): JobHandler<{ readonly id: number }> {
  return {
    isStored: false,
    pool: 'broadcasts',
    async run(job) {
      let isFirst = true;
      for (let isOver = false; !isOver; ) {
        let quiet: Date | undefined;
        await job.step(async (tx) => {
          const broadcast = await lockLive(tx, job.payload.id, { mayStill, now: clock() });
          quiet = broadcast ? quietUntil(clock(), broadcast.quiet_hours) : undefined;
          isOver = !broadcast || (!quiet && (await queueNext(tx, broadcast, clock())));
          if (isFirst) await resumeMessages(tx, job.payload.id);
          isFirst = false;
          return {};
        });
        if (quiet) throw new JobPostponed(quiet);
      }
    },
  };
}

/** Undefined when its user may no longer send it, or it was paused, cancelled or completed: a resumed broadcast has a new job. */
async function lockLive(
  tx: Transaction,
  id: number,
  about: { readonly mayStill: MayStill; readonly now: Date },
): Promise<Broadcast | undefined> {
  const live = await tx.one(sql`
    select 1 from buzbot_broadcasts
    where id = ${id} and state in ('queued', 'running') for update`);
  if (!live || (await refuseLostBroadcast(tx, id, about))) return undefined;
  return readBroadcast(tx, id);
}

/**
 * Queues the messages of the next recipients; a retry reuses the first message. Returns true when
 * all are queued.
 */
async function queueNext(tx: Transaction, broadcast: Broadcast, now: Date): Promise<boolean> {
  const { id, state } = broadcast;
  const at = now.toISOString();
  if (state === 'queued') {
    await tx.rows(sql`
      update buzbot_broadcasts
      set state = 'running', started_at = coalesce(started_at, ${at}::timestamptz), updated_at = ${at}
      where id = ${id}`);
  }
  const next = await tx.rows<{ id: number; room_id: number; message_id: number | null }>(sql`
    select d.id, d.room_id, d.message_id from buzbot_deliveries d
    left join buzbot_messages m on m.id = d.message_id
    where d.broadcast_id = ${id} and d.state = 'pending'
      and (d.message_id is null or m.delivery = 'failed')
    order by d.id limit ${recipientsPerStep}
    for update of d`);
  const again = next.flatMap(({ message_id }) => (message_id === null ? [] : [message_id]));
  await tx.rows(sql`
    update buzbot_messages set delivery = 'pending', failure = null
    where id = any(${sql.param(again)}::bigint[])`);
  const rooms = next.flatMap((one) => (one.message_id === null ? [one.room_id] : []));
  const fresh = await makeMessages(tx, { broadcast, at, rooms });
  await queueMessages(tx, [...again, ...fresh], now);
  if (next.length === recipientsPerStep) return false;
  await endBroadcast(tx, id, now);
  return true;
}

interface Batch {
  readonly broadcast: Broadcast;
  readonly at: string;
  readonly rooms: readonly number[];
}

/** Creates the messages for these rooms and returns their ids. */
async function makeMessages(
  tx: Transaction,
  { broadcast, at, rooms }: Batch,
): Promise<readonly number[]> {
  const { id } = broadcast;
  const made = await tx.rows<{ message_id: number }>(sql`
    with rooms as (
      update buzbot_rooms o
      set last_message_text = ${filledFor(broadcast)},
          last_message_direction = 'out', last_message_created_at = ${at}
      where o.id = any(${sql.param(rooms)}::bigint[])
      returning o.id, o.last_message_text
    ), made as (
      insert into buzbot_messages
        (room_id, direction, author_id, text, delivery, created_at, broadcast_id)
      select rooms.id, 'out', b.created_by, rooms.last_message_text, 'pending', ${at}, b.id
      from rooms, buzbot_broadcasts b where b.id = ${id}
      order by rooms.id
      returning id, room_id
    )
    update buzbot_deliveries d set message_id = made.id
    from made where d.broadcast_id = ${id} and d.room_id = made.room_id
    returning d.message_id`);
  return made.map(({ message_id }) => message_id);
}
