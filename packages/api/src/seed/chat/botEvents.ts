import type { BotEventType } from '@rentyard/contract/entities/chat/event';
import type { Queryable } from '../../db/database.ts';
import type { Origin } from '../insertRows.ts';
import { insertRows } from '../insertRows.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import type { SeededRoom } from './rooms.ts';

export const demoBotEvents = 2_000;

/** The number of days with events; the latest days have most. */
const period = 30 * 86_400_000;

const stepsOf: Readonly<Record<BotEventType, readonly string[]>> = {
  message_received: ['find_room', 'keep_message', 'answer'],
  message_sent: ['send'],
  bot_answered: ['send'],
  handed_over: [],
  broadcast_sent: ['send'],
  customer_blocked: [],
  update_ignored: [],
};

const errors = [
  'The channel is not reached: connect ETIMEDOUT',
  'Forbidden: bot was blocked by the user',
  'Bad Request: chat not found',
  'The channel answered 502: Bad Gateway',
] as const;

/** Bot events of the last weeks. */
export async function seedBotEvents(
  db: Queryable,
  { seed, now }: Origin,
  rooms: readonly SeededRoom[],
): Promise<void> {
  if (rooms.length === 0) return;
  const rows = Array.from({ length: demoBotEvents }, (_, index) =>
    eventRow(createRandom(mix(seed, 32, index)), now, rooms),
  );
  rows.sort((a, b) => a.created_at.localeCompare(b.created_at));
  await insertRows(db, 'buzbot_events', rows);
}

function eventRow(random: Random, now: Date, rooms: readonly SeededRoom[]) {
  const type: BotEventType = random.weighted({
    message_received: 46,
    message_sent: 27,
    bot_answered: 14,
    broadcast_sent: 6,
    handed_over: 4,
    customer_blocked: 1,
    update_ignored: 2,
  });
  const room = random.pick(rooms);
  const isFailed = stepsOf[type].includes('send') && random.chance(0.09);
  const error = isFailed ? random.pick(errors) : null;
  const steps = stepsOf[type].map((name) => {
    const duration =
      name === 'send' ? random.between(60, isFailed ? 8_000 : 480) : random.between(0, 9);
    return isFailed
      ? { name, result: 'error', duration, detail: error }
      : { name, result: 'ok', duration };
  });
  const at = new Date(now.getTime() - period * random.next() ** 1.6).toISOString();
  return {
    type,
    room_id: room.id,
    person: room.name,
    result: isFailed ? 'error' : 'ok',
    duration: steps.reduce((sum, step) => sum + step.duration, 0),
    error,
    payload: { channel: 'demo', chat: `demo-${room.id}`, language: room.language, token: '••••••' },
    steps,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
