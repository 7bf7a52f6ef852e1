import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { uploadPhoto } from '../support/data/uploadPhoto.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import { readEvents } from '../support/eventReader.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { type BotApi, messageUpdate, startBotApi } from '../support/servers/botApi.ts';

/** Fewer on PGlite, where writes share one connection. */
const recipients = { pglite: 200, postgres: 500 } as const;
const text = 'Winter is near: book heaters before the first frost.';
const secret = 'a-secret-of-the-webhook';

let cluster: Cluster | undefined;
afterAll(() => cluster?.stop());

const settingsFor = (bot: BotApi) => ({
  SEED: 'none',
  TELEGRAM_BOT_TOKEN: '1:a',
  TELEGRAM_API_URL: bot.url,
  TELEGRAM_WEBHOOK_SECRET: secret,
  TELEGRAM_RATE: '1000',
});

test('an album and a broadcast reach every recipient when their server is killed midway, on PGlite', {
  timeout: 400_000,
}, async () => {
  const bot = await startBotApi();
  const env = settingsFor(bot);
  let server = await startBuiltServer({ env });
  try {
    await customersWrite(server.client, recipients.pglite);
    const admin = await signedIn(server);
    const stall = stallAfter(bot, recipients.pglite / 3);
    await sendAlbum(admin);
    await expect.poll(() => textsOfAlbum(bot), poll('texts of the album')).toBe(1);
    const id = await broadcast(admin, recipients.pglite);
    await moreThan(bot, recipients.pglite / 3);
    await server.end('SIGKILL');
    stall.open();
    bot.respondWith(() => undefined);
    server = await startBuiltServer({ dataDir: server.dataDir, env });
    await expectAllReached(bot, await signedIn(server), { id, count: recipients.pglite });
    await expect.poll(() => textsOfAlbum(bot), poll('texts of the album')).toBe(2);
    expect(bot.called('sendMediaGroup')).toHaveLength(1);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
    await bot.close();
  }
});

test("three servers on one PostgreSQL share events and pauses, and finish each other's broadcasts", {
  timeout: 400_000,
}, async () => {
  const bot = await startBotApi();
  cluster ??= await openCluster();
  const env = { ...settingsFor(bot), DATABASE_URL: await createDatabase(cluster.url), APP_SECRET };
  const first = await startBuiltServer({ env });
  const second = await startBuiltServer({ env });
  const third = await startBuiltServer({ env });
  const database = new pg.Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  refuseSome(bot, recipients.postgres / 5);
  try {
    await customersWrite(first.client, recipients.postgres);
    const [one, two] = [await signedIn(first), await signedIn(second)];
    const reader = await readEvents(second.url, '/events?topics=record,buzbot', two);
    const made = await one.post('/brands', { name: 'Liebherr', code: 'LBH', alias: 'liebherr' });
    expect(made.status).toBe(201);
    await expect
      .poll(() => reader.named('record').length, poll('events of the new brand'))
      .toBeGreaterThan(0);
    const id = await broadcast(one, recipients.postgres);
    await untilPaused(database);
    expect(sends(bot).length).toBeLessThan(recipients.postgres / 2);
    const stall = stallAfter(bot, recipients.postgres / 2);
    await endPause(database);
    await moreThan(bot, recipients.postgres / 2);
    await first.end('SIGKILL');
    stall.open();
    await expectAllReached(bot, two, { id, count: recipients.postgres });
    const rooms = () => {
      const events = reader.named('message').filter(({ data }) => data.broadcast_id === id);
      return new Set(events.map(({ data }) => data.room_id)).size;
    };
    await expect
      .poll(rooms, poll('rooms with an event of the broadcast'))
      .toBe(recipients.postgres);
    reader.disconnect();
  } finally {
    await database.end();
    for (const server of [first, second, third]) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await bot.close();
  }
});

/** Responds neither to the text of the album nor after this many messages of the broadcast, until it is opened. */
function stallAfter(bot: BotApi, count: number): { open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  bot.respondWith(async ({ body }) => {
    if (body.text === albumText) await opened;
    if (body.text === text && sends(bot).length > count) await opened;
    return undefined;
  });
  return { open };
}

/** Every fiftieth message fails with a 500, and one demands a pause that no test waits for. */
function refuseSome(bot: BotApi, pauseAt: number): void {
  bot.respondWith(({ body }) => {
    if (body.text !== text) return undefined;
    const count = sends(bot).length;
    if (count === pauseAt) {
      const parameters = { retry_after: 3_600 };
      return { status: 429, body: { ok: false, error_code: 429, description: 'Wait', parameters } };
    }
    if (count % 50 > 0) return undefined;
    return { status: 500, body: { ok: false, error_code: 500, description: 'Internal' } };
  });
}

/** Waits until no process sends, although messages wait: each of them follows the pause. */
async function untilPaused(database: pg.Client): Promise<void> {
  const state = async () => {
    const { rows } = await database.query(`
      select exists (select from job_destinations where paused_until > now()) as "isPaused",
        count(*) filter (where state = 'running')::int as running
      from jobs where destination = 'telegram'`);
    return rows[0];
  };
  await expect
    .poll(state, { message: 'the jobs of the channel', timeout: 90_000 })
    .toEqual({ isPaused: true, running: 0 });
}

/** Moves the end of the pause to now. */
async function endPause(database: pg.Client): Promise<void> {
  await database.query('update job_destinations set paused_until = null');
  await database.query(
    "update jobs set run_at = now() where destination = 'telegram' and state = 'queued'",
  );
}

const albumText = 'These are ready to leave. '.repeat(50).trim();

async function sendAlbum(client: Client): Promise<void> {
  const attachments = [];
  for (let at = 0; at < 10; at += 1) {
    attachments.push((await uploadPhoto(client, String(at))).id);
  }
  const [room] = (await client.get('/buzbot/rooms')).data<{ id: number }[]>();
  const sent = await client.post(`/buzbot/messages/${room?.id}`, { text: albumText, attachments });
  expect(sent.status, sent.text).toBe(201);
}

function textsOfAlbum(bot: BotApi): number {
  return bot.called('sendMessage').filter(({ body }) => body.text === albumText).length;
}

const APP_SECRET = 'the-same-secret-for-both-processes-0001';

async function signedIn({ client }: BuiltServer): Promise<Client> {
  const pair = { email: 'admin@rentyard.test', password: passwords.admin, remember: true };
  return client.as((await client.post('/login', pair)).data<{ token: string }>().token);
}

/** Every customer writes once, a few at the same time. */
async function customersWrite(client: Client, count: number): Promise<void> {
  let next = 1;
  const write = async () => {
    while (next <= count) {
      const chat = next;
      next += 1;
      const update = messageUpdate(chat, { chat, text: 'Salut', name: `C${chat}` });
      const { status } = await client.post(`/buzbot/channels/telegram/${secret}`, update);
      expect(status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}

async function broadcast(client: Client, count: number): Promise<number> {
  const response = await client.form('/buzbot/broadcast', {
    message: text,
    expected_count: count,
  });
  expect(response.status, response.text).toBe(201);
  return response.data<{ id: number }>().id;
}

/** The refused calls of the test: they are repeated. */
function refused(chats: readonly string[]): number {
  return Math.ceil(chats.length / 50) + 1;
}

function sends(bot: BotApi): readonly string[] {
  return bot
    .called('sendMessage')
    .filter(({ body }) => body.text === text)
    .map(({ body }) => String(body.chat_id));
}

async function moreThan(bot: BotApi, count: number): Promise<void> {
  await expect.poll(() => sends(bot).length, poll('sent messages')).toBeGreaterThan(count);
}

/** A generous limit, and what a failure names. */
function poll(message: string) {
  return { message, timeout: 90_000, interval: 20 };
}

/**
 * Each recipient has one delivery. A message is sent twice only when the response to the first attempt was
 * lost.
 */
async function expectAllReached(
  bot: BotApi,
  client: Client,
  { id, count }: { readonly id: number; readonly count: number },
): Promise<void> {
  const read = async () =>
    (await client.get(`/buzbot/broadcasts/${id}`)).data<{
      state: string;
      counts: Readonly<Record<string, number>>;
    }>();
  await expect.poll(async () => (await read()).state, poll('state of the broadcast')).toBe('done');
  expect((await read()).counts).toEqual({
    total: count,
    pending: 0,
    sent: count,
    delivered: 0,
    failed: 0,
    cancelled: 0,
  });
  const rooms: number[] = [];
  for (let page = 1; page <= count / 100; page += 1) {
    const query = { page, per_page: 100 };
    const deliveries = await client.get(`/buzbot/broadcasts/${id}/deliveries`, query);
    rooms.push(...deliveries.data<{ room: { id: number } }[]>().map(({ room }) => room.id));
  }
  expect(new Set(rooms).size).toBe(count);
  const chats = sends(bot);
  expect(new Set(chats).size).toBe(count);
  // A killed process can interrupt as many messages as it sends at once.
  expect(chats.length - count).toBeLessThanOrEqual(8 + refused(chats));
}
