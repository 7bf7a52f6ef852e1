import { createHash } from 'node:crypto';
import type {
  Broadcast,
  BroadcastDelivery,
  BroadcastDeliveryState,
} from '@rentyard/contract/entities/chat/broadcast';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { ListPage } from '../../db/listPage.ts';
import { CountChanged, Invalid, NotFound, WrongState } from '../../errors/failures.ts';
import type { JobPermission, MayStill } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { pendingMessages, withdraw } from '../messages/outgoing.ts';
import { countReached, reached } from './audience.ts';
import type { BroadcastDraft } from './broadcastDraft.ts';
import { refuseLongTexts } from './broadcastText.ts';

/** The job kind that sends a broadcast. */
export const broadcastJob = 'broadcast';

/** An equal broadcast to the same audience within this time is a double click or a retry. */
const sameWithin = sql.raw(`interval '10 minutes'`);

interface Making {
  readonly jobs: Jobs;
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
  readonly personId: number;
  readonly now: Date;
}

/**
 * Creates a broadcast, stores its recipients and queues it. A repeated request returns the first
 * broadcast.
 * @throws {CountChanged} when the number of recipients differs from the expected one. {Invalid} when
 *   it is scheduled in the past, reaches nobody, or the text of a recipient is too long.
 */
export async function createBroadcast(
  tx: Transaction,
  draft: BroadcastDraft,
  { jobs, channels, personId, now }: Making,
): Promise<number> {
  const at = now.toISOString();
  const fingerprint = buildFingerprint(draft);
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtext('buzbot_broadcast'), ${fingerprint.readInt32BE()}::int)`);
  const same = await tx.one<{ id: number }>(sql`
    select id from buzbot_broadcasts
    where fingerprint = ${fingerprint} and state <> 'cancelled'
      and created_at > ${at}::timestamptz - ${sameWithin}
    order by created_at desc limit 1`);
  if (same) return same.id;
  const { audience, message, texts, scheduledAt, quietHours, expectedCount } = draft;
  if (scheduledAt && scheduledAt <= now) throw Invalid.at('scheduled_at', { id: 'past' });
  const count = await countReached(tx, audience, channels);
  if (expectedCount !== undefined && expectedCount !== count) throw new CountChanged(count);
  if (count === 0) throw Invalid.at('audience', { id: 'min_positions', values: { number: 1 } });
  await refuseLongTexts(tx, draft, reached(audience, channels));
  const made = await tx.one<{ id: number }>(sql`
    insert into buzbot_broadcasts
      (message, texts, audience, scheduled_at, quiet_hours, fingerprint,
       created_at, updated_at, created_by, updated_by)
    values (${message}, ${JSON.stringify(texts)}::jsonb, ${JSON.stringify(audience)}::jsonb,
      ${scheduledAt?.toISOString() ?? null}, ${quietHours ? JSON.stringify(quietHours) : null}::jsonb,
      ${fingerprint}, ${at}, ${at}, ${personId}, ${personId})
    returning id`);
  if (!made) throw new Error('The broadcast was not created: the insert returned no id.');
  await tx.rows(sql`
    insert into buzbot_deliveries (broadcast_id, room_id, updated_at)
    select ${made.id}, o.id, ${at} from buzbot_rooms o
    where ${reached(audience, channels)} order by o.id`);
  await queueBroadcast(tx, jobs, made.id, scheduledAt);
  return made.id;
}

async function queueBroadcast(
  tx: Transaction,
  jobs: Jobs,
  id: number,
  runAt?: Date,
): Promise<void> {
  const job = { kind: broadcastJob, payload: { id } };
  await jobs.enqueue(tx, runAt ? { ...job, runAt } : job);
}

function buildFingerprint({ message, texts, audience, scheduledAt, quietHours }: BroadcastDraft) {
  const sorted = Object.entries(texts).sort(([a], [b]) => a.localeCompare(b));
  const content = [message, sorted, audience, scheduledAt ?? null, quietHours];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** @throws {NotFound} when there is no such broadcast. */
export async function readBroadcast(on: Queryable, id: number): Promise<Broadcast> {
  const found = await on.one<Broadcast>(sql`
    select b.id, b.message, b.texts, b.audience, b.quiet_hours, b.state,
      json_build_object('total', b.counts_total, 'pending', b.counts_pending,
        'sent', b.counts_sent, 'delivered', b.counts_delivered, 'failed', b.counts_failed,
        'cancelled', b.counts_cancelled) as counts,
      b.scheduled_at, b.started_at, b.finished_at, b.created_at,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = b.created_by)
        as created_by,
      (select json_build_object('person', json_build_object('id', u.id, 'name', u.name),
         'action', b.stopped ->> 'action', 'subject', b.stopped ->> 'subject')
       from users u where u.id = (b.stopped ->> 'person')::bigint) as stopped
    from buzbot_broadcasts b where b.id = ${id} and b.deleted_at is null`);
  if (!found) throw new NotFound();
  return found;
}

interface DeliveriesQuery {
  readonly id: number;
  readonly state: BroadcastDeliveryState | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** The recipients of a broadcast, a page at a time. */
export async function listDeliveries(
  on: Queryable,
  { id, state, page, perPage }: DeliveriesQuery,
): Promise<ListPage> {
  const which = state
    ? sql`d.broadcast_id = ${id} and d.state = ${state}`
    : sql`d.broadcast_id = ${id}`;
  const rows = await on.rows<BroadcastDelivery>(sql`
    select d.id, json_build_object('id', o.id, 'name', o.customer_name) as room,
      d.state, d.message_id, d.failure, d.updated_at
    from buzbot_deliveries d join buzbot_rooms o on o.id = d.room_id
    where ${which} order by d.id limit ${perPage} offset ${(page - 1) * perPage}`);
  const counted = await on.one<{ total: number }>(
    sql`select count(*) as total from buzbot_deliveries d where ${which}`,
  );
  return { json: JSON.stringify(rows), total: counted?.total ?? 0, isExact: true };
}

export const broadcastDecisions = ['pause', 'resume', 'cancel', 'retry'] as const;

export type BroadcastDecision = (typeof broadcastDecisions)[number];

interface Deciding {
  readonly id: number;
  readonly decision: BroadcastDecision;
  /** Who decides; a resumed broadcast is sent for this user. */
  readonly personId: number;
  readonly jobs: Jobs;
  readonly now: Date;
}

/**
 * Pauses, resumes or cancels a broadcast, or retries its failed deliveries.
 * @throws {WrongState} when its state does not allow that.
 */
export async function decideBroadcast(
  tx: Transaction,
  { id, decision, personId, jobs, now }: Deciding,
): Promise<void> {
  const { state, counts, scheduled_at } = await lockBroadcast(tx, id);
  const isLive = state === 'queued' || state === 'running';
  const possible = {
    pause: isLive,
    resume: state === 'paused',
    cancel: isLive || state === 'paused',
    retry: (state === 'done' || state === 'cancelled' || isLive) && counts.failed > 0,
  } satisfies Readonly<Record<BroadcastDecision, boolean>>;
  if (!possible[decision]) throw new WrongState();
  const at = now.toISOString();
  if (decision === 'cancel') return cancel(tx, id, now);
  if (decision === 'retry') {
    await tx.rows(sql`
      update buzbot_deliveries set state = 'pending', failure = null, updated_at = ${at}
      where broadcast_id = ${id} and state = 'failed'`);
  }
  await tx.rows(sql`
    update buzbot_broadcasts
    set state = ${decision === 'pause' ? 'paused' : 'queued'}, finished_at = null, updated_at = ${at},
        stopped = null, acting_id = ${decision === 'pause' ? sql`acting_id` : sql`${personId}::bigint`}
    where id = ${id}`);
  if (decision === 'pause') return;
  const hour = scheduled_at === null ? undefined : new Date(scheduled_at);
  await queueBroadcast(tx, jobs, id, hour && hour > now ? hour : undefined);
}

/** What sending a broadcast needs. */
const sending: JobPermission = ['broadcast', 'buzbot_broadcast'];

/**
 * Whether the user for whom a broadcast is sent may still send it. Pauses the broadcast and stores
 * the reason if not. The caller has locked it.
 */
export async function refuseLostBroadcast(
  tx: Transaction,
  id: number,
  { mayStill, now }: { readonly mayStill: MayStill; readonly now: Date },
): Promise<boolean> {
  const found = await tx.one<{ person: number | null }>(sql`
    select coalesce(acting_id, created_by) as person from buzbot_broadcasts where id = ${id}`);
  const person = found?.person ?? null;
  if (person === null || (await mayStill(tx, person, sending))) return false;
  const [action, subject] = sending;
  await tx.rows(sql`
    update buzbot_broadcasts
    set state = 'paused', stopped = ${JSON.stringify({ person, action, subject })}::jsonb,
        updated_at = ${now.toISOString()}
    where id = ${id} and state in ('queued', 'running')`);
  return true;
}

async function lockBroadcast(tx: Transaction, id: number): Promise<Broadcast> {
  await tx.rows(sql`select 1 from buzbot_broadcasts where id = ${id} for update`);
  return readBroadcast(tx, id);
}

/**
 * Cancels a broadcast and its pending messages. A message in transit is still delivered, unless the
 * channel fails: its job checks this state before it tries again.
 */
async function cancel(tx: Transaction, id: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const waiting = await tx.rows<{ id: number }>(sql`
    delete from jobs j using ${pendingMessages(id)} m
    where j.kind = m.kind and j.key = m.id::text and j.state in ('queued', 'paused')
    returning m.id`);
  await withdraw(
    tx,
    waiting.map((message) => message.id),
    now,
  );
  await tx.rows(sql`
    update buzbot_deliveries set state = 'cancelled', updated_at = ${at}
    where broadcast_id = ${id} and state = 'pending' and message_id is null`);
  await tx.rows(sql`
    update buzbot_broadcasts set state = 'cancelled', finished_at = ${at}, updated_at = ${at}
    where id = ${id}`);
}
