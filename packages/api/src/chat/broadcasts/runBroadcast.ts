import type { Broadcast, QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Transaction } from '../../db/database.ts';
import { type JobHandler, JobPostponed, type MayStill } from '../../jobs/job.ts';
import { endBroadcast, queueMessages, resumeMessages } from '../messages/outgoing.ts';
import { readBroadcast, refuseLostBroadcast } from './broadcastRecords.ts';
import { filledFor } from './broadcastText.ts';

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

const minute = 60_000;

/**
 * The end of the current quiet hours, to the minute; undefined outside of them. It is the next moment
 * at which the clocks of the zone show another time than a quiet one, also when they change meanwhile.
 */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | undefined {
  if (!quiet) return undefined;
  const [from, to] = [parseMinutes(quiet.from), parseMinutes(quiet.to)];
  const clockAt = (time: number) => minutesIn(new Date(time), quiet.time_zone);
  const isQuiet = (at: number) => (from <= to ? at >= from && at < to : at >= from || at < to);
  const start = Math.floor(now.getTime() / minute) * minute;
  const at = clockAt(start);
  if (!isQuiet(at)) return undefined;
  const left = (to - at + 1_440) % 1_440 || 1_440;
  let end = start + left * minute;
  if (clockAt(end) === (at + left) % 1_440) return new Date(end);
  // The clocks change in between.
  end = start;
  const latest = start + 2 * 1_440 * minute;
  while (end < latest && isQuiet(clockAt(end))) end += minute;
  return new Date(end);
}

/** `21:30` -> 1290 */
function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

function minutesIn(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return 60 * part('hour') + part('minute');
}
