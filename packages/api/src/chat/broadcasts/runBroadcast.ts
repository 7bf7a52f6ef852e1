import type { Broadcast } from '@rentyard/contract/entities/chat/broadcast';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Transaction } from '../../db/database.ts';
import { type JobHandler, JobPostponed } from '../../jobs/job.ts';
import { wakeSender } from '../messages/outgoing.ts';
import { readBroadcast } from './broadcastRecords.ts';
import { quietUntil } from './quietHours.ts';

/** Pending messages of one broadcast: a pause cannot stop these. */
const underWayAtMost = 50;
const pollInterval = 200;

/**
 * Sends a broadcast: creates a few messages at a time, each in one transaction with its delivery,
 * so that no recipient gets two even if the process dies. The common sender sends them.
 */
export function broadcastHandler(clock: Clock): JobHandler<{ readonly id: number }> {
  return {
    isStored: false,
    async run(job) {
      for (;;) {
        let isOver = false;
        let quiet: Date | undefined;
        await job.step(async (tx) => {
          const broadcast = await lockLive(tx, job.payload.id);
          quiet = broadcast ? quietUntil(clock(), broadcast.quiet_hours) : undefined;
          if (quiet) return {};
          isOver = !broadcast || (await sendOn(tx, broadcast, clock()));
          return {};
        });
        if (quiet) throw new JobPostponed(quiet);
        if (isOver) return;
        await new Promise((resolve) => setTimeout(resolve, pollInterval));
      }
    },
  };
}

/** Undefined when it was paused, cancelled or completed: a resumed broadcast has a new job. */
async function lockLive(tx: Transaction, id: number): Promise<Broadcast | undefined> {
  const live = await tx.one(sql`
    select 1 from buzbot_broadcasts
    where id = ${id} and state in ('queued', 'running') for update`);
  return live ? readBroadcast(tx, id) : undefined;
}

/** Creates the next messages. Returns true when every recipient is processed. */
async function sendOn(tx: Transaction, broadcast: Broadcast, now: Date): Promise<boolean> {
  const { id, state, counts } = broadcast;
  const at = now.toISOString();
  if (counts.pending === 0) {
    await tx.rows(sql`
      update buzbot_broadcasts set state = 'done', finished_at = ${at}, updated_at = ${at},
        started_at = coalesce(started_at, ${at}::timestamptz)
      where id = ${id}`);
    return true;
  }
  if (state === 'queued') {
    await tx.rows(sql`
      update buzbot_broadcasts
      set state = 'running', started_at = coalesce(started_at, ${at}::timestamptz), updated_at = ${at}
      where id = ${id}`);
  }
  const waiting = await tx.one<{ count: number }>(sql`
    select count(*) as count from buzbot_messages
    where broadcast_id = ${id} and delivery = 'pending'`);
  const room = underWayAtMost - (waiting?.count ?? 0);
  if (room > 0) await makeMessages(tx, { id, at, limit: room });
  return false;
}

interface Batch {
  readonly id: number;
  readonly at: string;
  readonly limit: number;
}

/** Creates the messages of the next recipients; a retry reuses the first message. */
async function makeMessages(tx: Transaction, { id, at, limit }: Batch): Promise<void> {
  const next = await tx.rows<{ id: number; room_id: number; message_id: number | null }>(sql`
    select d.id, d.room_id, d.message_id from buzbot_deliveries d
    left join buzbot_messages m on m.id = d.message_id
    where d.broadcast_id = ${id} and d.state = 'pending'
      and (d.message_id is null or m.delivery = 'failed')
    order by d.id limit ${limit}
    for update of d`);
  const again = next.flatMap(({ message_id }) => (message_id === null ? [] : [message_id]));
  await tx.rows(sql`
    update buzbot_messages
    set delivery = 'pending', failure = null, attempts = 0, send_at = ${at}, lease_until = null
    where id = any(${sql.param(again)}::bigint[])`);
  const fresh = next.flatMap((one) => (one.message_id === null ? [one] : []));
  await tx.rows(sql`
    with rooms as (
      update buzbot_rooms o
      set last_message_text = coalesce(b.texts ->> o.language, b.message),
          last_message_direction = 'out', last_message_created_at = ${at}
      from buzbot_broadcasts b
      where b.id = ${id} and o.id = any(${sql.param(fresh.map(({ room_id }) => room_id))}::bigint[])
      returning o.id, o.last_message_text
    ), made as (
      insert into buzbot_messages
        (room_id, direction, author_id, text, delivery, send_at, created_at, broadcast_id)
      select rooms.id, 'out', b.created_by, rooms.last_message_text, 'pending', ${at}, ${at}, b.id
      from rooms, buzbot_broadcasts b where b.id = ${id}
      order by rooms.id
      returning id, room_id
    )
    update buzbot_deliveries d set message_id = made.id
    from made where d.broadcast_id = ${id} and d.room_id = made.room_id`);
  if (next.length > 0) await wakeSender(tx);
}
