import { createHash } from 'node:crypto';
import type {
  BroadcastDeliveryState,
  BroadcastState,
} from '@rentyard/contract/entities/chat/broadcast';
import type { Queryable } from '../../db/database.ts';
import { announcements } from '../data/chatTexts.ts';
import type { Origin } from '../insertRows.ts';
import { insertRows } from '../insertRows.ts';
import type { SeededRoom } from './rooms.ts';

const day = 86_400_000;

interface Demo {
  readonly state: BroadcastState;
  readonly daysAgo: number;
  /** The delivery state of the recipient with this index. */
  readonly outcome: (index: number) => BroadcastDeliveryState;
}

/** One broadcast with a failed delivery, one cancelled, one paused. */
const demos: readonly Demo[] = [
  { state: 'done', daysAgo: 21, outcome: (index) => (index === 7 ? 'failed' : 'delivered') },
  { state: 'cancelled', daysAgo: 9, outcome: (index) => (index < 10 ? 'delivered' : 'cancelled') },
  { state: 'paused', daysAgo: 7, outcome: (index) => (index < 14 ? 'delivered' : 'pending') },
];

/** Seeds broadcasts with a delivery for each recipient and, if it was sent, its message. */
export async function seedBroadcasts(
  db: Queryable,
  { now, adminId }: Origin,
  rooms: readonly SeededRoom[],
): Promise<void> {
  for (const [index, { state, daysAgo, outcome }] of demos.entries()) {
    const texts = announcements[index];
    if (!texts) continue;
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    const signed = { created_at: at, updated_at: at, created_by: adminId, updated_by: adminId };
    const [id] = await insertRows(db, 'buzbot_broadcasts', [
      {
        message: texts.en,
        texts,
        audience: {},
        state,
        counts_total: 0,
        counts_pending: 0,
        counts_sent: 0,
        counts_delivered: 0,
        counts_failed: 0,
        counts_cancelled: 0,
        started_at: at,
        finished_at: state === 'paused' ? null : at,
        fingerprint: `\\x${createHash('sha256').update(texts.en).digest('hex')}`,
        version: 1,
        ...signed,
      },
    ]);
    const sent = rooms.filter((_, at) => isSent(outcome(at)));
    const messageIds = await insertRows(
      db,
      'buzbot_messages',
      sent.map((room) => ({
        room_id: room.id,
        direction: 'out',
        author_id: adminId,
        text: texts[room.language],
        attachments: [],
        delivery: isFailed(outcome(rooms.indexOf(room))) ? 'failed' : 'delivered',
        failure: isFailed(outcome(rooms.indexOf(room))) ? 'refused' : null,
        broadcast_id: id,
        created_at: at,
      })),
    );
    const messageOf = new Map(sent.map((room, at) => [room, messageIds[at]]));
    await insertRows(
      db,
      'buzbot_deliveries',
      rooms.map((room, at_) => ({
        broadcast_id: id,
        room_id: room.id,
        state: outcome(at_),
        message_id: messageOf.get(room) ?? null,
        failure: isFailed(outcome(at_)) ? 'refused' : null,
        updated_at: at,
      })),
    );
  }
}

function isSent(state: BroadcastDeliveryState): boolean {
  return state === 'delivered' || state === 'failed';
}

function isFailed(state: BroadcastDeliveryState): boolean {
  return state === 'failed';
}
