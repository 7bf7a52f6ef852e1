import { afterAll, expect, test } from 'vitest';
import { type BotApi, messageUpdate, startBotApi } from '../support/botApi.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import type { Client } from '../support/client.ts';
import { readEvents } from '../support/eventReader.ts';
import { type Cluster, createDatabase, openCluster } from '../support/postgresCluster.ts';

/** Fewer on PGlite, where writes share one connection. */
const recipients = { pglite: 300, postgres: 1_000 } as const;
const text = 'Winter is near: book heaters before the first frost.';
const secret = 'a-secret-of-the-webhook';

let cluster: Cluster | undefined;
afterAll(() => cluster?.stop());

const settingsFor = (bot: BotApi) => ({
  SEED: 'none',
  TELEGRAM_BOT_TOKEN: '1:a',
  TELEGRAM_API_URL: bot.url,
  TELEGRAM_WEBHOOK_SECRET: secret,
});

test('a broadcast reaches every recipient when its server is killed midway, on PGlite', async () => {
  const bot = await startBotApi();
  const env = settingsFor(bot);
  let server = await startBuiltServer({ env });
  try {
    await customersWrite(server.client, recipients.pglite);
    const id = await broadcast(await signedIn(server), recipients.pglite);
    await moreThan(bot, recipients.pglite / 3);
    await server.end('SIGKILL');
    server = await startBuiltServer({ dataDir: server.dataDir, env });
    await expectAllReached(bot, await signedIn(server), { id, count: recipients.pglite });
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
    await bot.close();
  }
});

test("two servers on one PostgreSQL share events and finish each other's broadcasts", async () => {
  const bot = await startBotApi();
  cluster ??= await openCluster();
  const env = { ...settingsFor(bot), DATABASE_URL: await createDatabase(cluster.url), APP_SECRET };
  const first = await startBuiltServer({ env });
  const second = await startBuiltServer({ env });
  try {
    await customersWrite(first.client, recipients.postgres);
    const [one, two] = [await signedIn(first), await signedIn(second)];
    const reader = await readEvents(second.url, '/events?topics=record,buzbot', two);
    const made = await one.post('/brands', { name: 'Liebherr', code: 'LBH', alias: 'liebherr' });
    expect(made.status).toBe(201);
    await until(() => reader.named('record').length > 0);
    const id = await broadcast(one, recipients.postgres);
    await moreThan(bot, recipients.postgres / 3);
    await first.end('SIGKILL');
    await expectAllReached(bot, two, { id, count: recipients.postgres });
    const events = reader.named('message').filter(({ data }) => data.broadcast_id === id);
    expect(new Set(events.map(({ data }) => data.room_id)).size).toBe(recipients.postgres);
    reader.disconnect();
  } finally {
    for (const server of [first, second]) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await bot.close();
  }
});

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

function sends(bot: BotApi): readonly string[] {
  return bot
    .called('sendMessage')
    .filter(({ body }) => body.text === text)
    .map(({ body }) => String(body.chat_id));
}

const moreThan = (bot: BotApi, count: number) => until(() => sends(bot).length > count);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('The expected state was not reached within 90 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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
  await until(async () => (await read()).state === 'done');
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
  expect(chats.length - count).toBeLessThanOrEqual(8);
}
