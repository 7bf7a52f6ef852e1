import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../../db/database.ts';
import { seedEssentials } from '../accounts.ts';
import { seedCatalogue } from '../catalogue.ts';
import { seedChat } from './chat.ts';

const now = new Date('2026-11-20T08:00:00.000Z');

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
  await db.transaction(async (tx) => {
    const adminId = await seedEssentials(tx, { email: 'a@b.test', passwordHash: null }, now);
    const origin = { seed: 20_261_120, now, adminId };
    await seedCatalogue(tx, origin, []);
    await seedChat(tx, origin);
  });
});
afterAll(() => db.close());

const counted = async (table: string, where = 'true') => {
  const found = await db.one<{ n: number }>(
    sql`select count(*) as n from ${sql.identifier(table)} where ${sql.raw(where)}`,
  );
  return found?.n;
};

test('the demo chat has the promised sizes', async () => {
  expect({
    rooms: await counted('buzbot_rooms'),
    languages: (await db.rows(sql`select distinct language from buzbot_rooms`)).length,
    events: await counted('buzbot_events'),
    broadcasts: await counted('buzbot_broadcasts'),
  }).toEqual({ rooms: 24, languages: 6, events: 2_000, broadcasts: 3 });
});

test('the demo chat contains every state', async () => {
  for (const [table, where] of [
    ['buzbot_rooms', 'is_unread'],
    ['buzbot_rooms', `state = 'bot'`],
    ['buzbot_rooms', `state = 'human' and assignee_id is not null`],
    ['buzbot_rooms', 'is_blocked'],
    ['buzbot_rooms', 'customer_id is null'],
    ['buzbot_messages', `direction = 'note'`],
    ['buzbot_messages', `delivery = 'failed'`],
    ['buzbot_events', `result = 'error'`],
    ['buzbot_broadcasts', `state = 'paused' and counts_pending > 0`],
  ] as const) {
    expect(await counted(table, where), `${table} ${where}`).toBeGreaterThan(0);
  }
});

test('the counts of each broadcast add up to its recipients', async () => {
  const wrong = await db.rows(sql`
    select id from buzbot_broadcasts
    where counts_total <> 24 or counts_total <> counts_pending + counts_sent + counts_delivered
      + counts_failed + counts_cancelled`);
  expect(wrong).toEqual([]);
});

test('messages of a room are in order of time, and the room shows the last one', async () => {
  const wrong = await db.rows(sql`
    select 1 from buzbot_messages a join buzbot_messages b on a.room_id = b.room_id and a.id < b.id
    where a.created_at > b.created_at`);
  expect(wrong).toEqual([]);
  expect(await counted('buzbot_rooms', 'last_message_text is null')).toBe(0);
});

test('demo data causes no events', async () => {
  expect(await counted('events')).toBe(0);
});
