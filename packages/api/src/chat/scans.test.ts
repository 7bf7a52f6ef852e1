import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database, Transaction } from '../db/database.ts';
import { eventsAfter, recordEvent } from '../events/eventTable.ts';
import { takeJobs } from '../jobs/jobTable.ts';
import { createStore } from '../records/createStore.ts';
import { listRecords } from '../records/list/list.ts';
import type { Store } from '../records/store.ts';
import { botEventStats, botEvents, readBotLog } from './botEvents/botEvents.ts';
import { listDeliveries } from './broadcasts/broadcastRecords.ts';
import { listMessages, searchMessages } from './messages/messages.ts';
import { chatResources } from './openChat.ts';

import { rooms } from './rooms/rooms.ts';

/** Enough rows to make a sequential scan the worse plan. */
const many = { rooms: 20_000, messages: 20_000, events: 12_000, jobs: 4_000 };

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
  await db.transaction(async (tx) => {
    await tx.rows(sql`select set_config('rentyard.is_silent', 'yes', true)`);
    await tx.rows(sql`
      insert into buzbot_rooms
        (channel, external_id, customer_name, language, unread, last_message_created_at)
      select 'telegram', n::text, 'Customer ' || n, (array['en','ru','ro'])[1 + n % 3],
        case when n % 40 = 0 then 1 else 0 end, now() - n * interval '1 minute'
      from generate_series(1, ${many.rooms}::int) n`);
    await tx.rows(sql`
      insert into buzbot_messages (room_id, direction, text, delivery, created_at)
      select 1 + n % ${many.rooms}::int, 'out', 'Line ' || n || md5(n::text),
        case when n % 500 = 0 then 'pending' else 'sent' end,
        now() - n * interval '1 second'
      from generate_series(1, ${many.messages}::int) n`);
    await tx.rows(sql`
      insert into buzbot_events (type, room_id, person, result, created_at)
      select (array['message_sent','message_received','bot_answered'])[1 + n % 3],
        1 + n % ${many.rooms}::int, 'Customer ' || n,
        case when n % 30 = 0 then 'error' else 'ok' end, now() - n * interval '5 minutes'
      from generate_series(1, ${many.events}::int) n`);
    await tx.rows(sql`
      insert into buzbot_broadcasts (message, fingerprint) values ('Closed', '\\x00')`);
    await tx.rows(sql`
      insert into buzbot_deliveries (broadcast_id, room_id, state)
      select b.id, o.id, case when o.id % 50 = 0 then 'failed' else 'sent' end
      from buzbot_broadcasts b, buzbot_rooms o`);
    await tx.rows(sql`
      insert into jobs (kind, state, run_at, created_at)
      select 'count', case when n % 400 = 0 then 'queued' else 'done' end, now(), now()
      from generate_series(1, ${many.jobs}::int) n`);
    for (let at = 0; at < 500; at += 1) await recordEvent(tx, 'room', { id: at });
  });
  await db.rows(sql`vacuum (analyze)`);
});
afterAll(() => db.close());

const now = new Date(Date.now() + 60_000);
const locale = { language: 'en', fallback: 'en' };
const list: ListQuery = {
  page: 1,
  perPage: 25,
  search: '',
  sort: [],
  filters: [],
  isTrash: false,
};
const latest = [
  { path: 'is_unread', isDescending: true },
  { path: 'last_message.created_at', isDescending: true },
];
const newest = [{ path: 'created_at', isDescending: true }];
const eq = (path: string, value: string) => ({ path, operator: 'eq', value }) as const;

/** Every query that runs on chat tables repeatedly. */
const questions: Readonly<Record<string, (store: Store, tx: Transaction) => Promise<unknown>>> = {
  'rooms, unread first': (store) => listRecords(store, rooms, { ...list, sort: latest }, locale),
  'rooms of an assignee': (store) =>
    listRecords(store, rooms, { ...list, sort: latest, filters: [eq('assignee', '1')] }, locale),
  'rooms by words': (store) =>
    listRecords(store, rooms, { ...list, sort: latest, search: 'Customer 19999' }, locale),
  'messages of a room': (store) =>
    listMessages(
      store,
      { roomId: 7, before: 9_000, after: undefined, limit: 50, words: [] },
      locale,
    ),
  'messages by words': (store) =>
    searchMessages(store, { words: ['19998'], before: undefined, limit: 50 }, locale),

  'events of the bot, newest first': (store) =>
    listRecords(store, botEvents, { ...list, sort: newest }, locale),
  'events of the bot with errors': (store) =>
    listRecords(
      store,
      botEvents,
      { ...list, sort: newest, filters: [eq('result', 'error')] },
      locale,
    ),
  'an event with its neighbours': (store) =>
    readBotLog(store, 500, { search: '', filters: [eq('result', 'error')] }),
  'events by time': (_store, tx) =>
    botEventStats(tx, { from: new Date(Date.now() - 86_400_000), to: new Date(), bucket: 'hour' }),
  'deliveries that failed': (_store, tx) =>
    listDeliveries(tx, { id: 1, state: 'failed', page: 1, perPage: 25 }),
  'events of a stream': (_store, tx) => eventsAfter(tx, 480, 500),
  'jobs that are due': (_store, tx) =>
    takeJobs(
      tx,
      { worker: 'worker', slots: [{ kind: 'count', pool: 'records', free: 3 }], lease: 15_000 },
      now,
    ),
};

const large = [
  'buzbot_rooms',
  'buzbot_messages',
  'buzbot_events',
  'buzbot_deliveries',
  'events',
  'jobs',
];

/** The number of sequential scans per table, from the statistics of the session. */
async function scans(tx: Transaction): Promise<Readonly<Record<string, number>>> {
  const rows = await tx.rows<{ relname: string; seq_scan: number }>(sql`
    select relname, seq_scan from pg_stat_xact_user_tables
    where relname = any(${sql.param(large)}::text[]) order by relname`);
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}

test.each(Object.entries(questions))('%s needs no sequential scan', async (_name, run) => {
  const [before, after] = await db.transaction(async (tx) => {
    const store = createStore({
      db: { ...db, rows: tx.rows, one: tx.one },
      bindings: [],
      customBindings: chatResources,
      clock: () => now,
      secretKey: new Uint8Array(32),
    });
    const counted = await scans(tx);
    await run(store, tx);
    return [counted, await scans(tx)] as const;
  });
  expect(after).toEqual(before);
});
