import type { Job } from '@rentyard/contract/entities/job';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { type EventReader, readEvents } from '../support/eventReader.ts';
import type { BuiltServer } from '../support/processes/builtServer.ts';
import { newSession } from '../support/processes/newSession.ts';
import { type ServerProcesses, startProcesses } from '../support/processes/serverProcesses.ts';
import { type BotApi, messageUpdate, startBotApi } from '../support/servers/botApi.ts';
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts';
import type { WireRecord } from '../support/wire.ts';

/** Requests of an address without a session per minute, over all processes. */
const requestLimit = 300;
/** Messages to all customers per second, over all processes. */
const messageRate = 100;
/** Messages that a process sends at the same time. */
const messagesAtOnce = 8;
/** Milliseconds that a message reserves: a second and the tolerated lateness, divided by the rate. */
const turn = 1_050 / messageRate;
const webhookSecret = 'a-secret-of-the-webhook';

const person = { first_name: 'Ana', last_name: 'Rusu', kind: 'staff', state: 'active' };

let mails: MailServer;
let bot: BotApi;
let processes: ServerProcesses;
/** The admin through the proxy. */
let admin: Client;
/** The admin at each process. */
let admins: readonly Client[];

beforeAll(async () => {
  mails = await startMailServer();
  bot = await startBotApi();
  processes = await startProcesses({
    count: 3,
    env: {
      SEED: 'none',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_ADDRESS: String(requestLimit),
      // The test sends the addresses of clients, which a real proxy adds.
      TRUST_PROXY: 'true',
      SMTP_URL: mails.url,
      MAIL_FROM: 'office@example.com',
      PUBLIC_URL: 'https://office.example.com',
      TELEGRAM_BOT_TOKEN: '1:a',
      TELEGRAM_API_URL: bot.url,
      TELEGRAM_WEBHOOK_SECRET: webhookSecret,
      TELEGRAM_RATE: String(messageRate),
    },
  });
  const token = await newSession(processes.databaseUrl);
  admin = processes.client.as(token);
  admins = processes.servers.map(({ client }) => client.as(token));
}, 400_000);
afterAll(async () => {
  await processes?.stop();
  await mails?.close();
  await bot?.close();
});

describe('a write to one of three processes', () => {
  it('is read from each of them as soon as its event arrives there', async () => {
    const readers = await Promise.all(processes.servers.map(listen));
    try {
      for (const [index, writer] of admins.entries()) {
        const code = `FRESH-${index}`;
        const draft = { name: code, code, alias: code.toLowerCase() };
        const { id } = (await writer.post('/brands', draft)).data<WireRecord>();
        await everywhere(readers, id, 1);
        for (let version = 2; version <= 6; version += 1) {
          // Each process has a response of the former version in its cache.
          for (const reader of admins) expect(await namesOf(reader, id)).toHaveLength(2);
          const name = `${code} ${version}`;
          expect((await writer.patch(`/brands/${id}`, { name })).status).toBe(200);
          // The process that wrote has no delay.
          expect(await namesOf(writer, id)).toEqual([name, name]);
          await everywhere(readers, id, version, async (reader) => {
            expect(await namesOf(reader, id)).toEqual([name, name]);
          });
        }
      }
    } finally {
      for (const reader of readers) reader.disconnect();
    }
  });

  it('is read through the proxy from every process in turn', async () => {
    const draft = { name: 'Volvo', code: 'VOL', alias: 'volvo' };
    const { id } = (await admin.post('/brands', draft)).data<WireRecord>();
    let inTurn = 0;
    const read = async () => {
      const names = await namesOf(admin, id);
      inTurn = names.every((name) => name === 'Volvo') ? inTurn + 1 : 0;
      return inTurn;
    };
    await expect.poll(read, poll('current responses in turn')).toBe(admins.length);
  });

  it('that changes permissions applies in each of them', async () => {
    const role = (await admin.post('/roles', { name: 'Reader of brands' })).data<WireRecord>();
    const permit = (granted: readonly (readonly [string, string])[]) =>
      admin.patch(`/roles/${role.id}/edit_permissions`, { granted });
    expect((await permit([['read', 'brands']])).status).toBe(200);
    const email = 'reader@example.com';
    expect((await admin.post('/users', { ...person, email, role: role.id })).status).toBe(201);
    const token = await newSession(processes.databaseUrl, email);
    const readers = processes.servers.map(({ client }) => client.as(token));
    for (const one of readers) expect((await one.get('/brands')).status).toBe(200);
    expect((await permit([])).status).toBe(200);
    for (const one of readers) {
      const status = async () => (await one.get('/brands')).status;
      await expect.poll(status, poll('status of a list without permission')).toBe(403);
    }
  });
});

describe('the health of records', () => {
  it('is checked by one process at a time', async () => {
    const [checking, observer] = [await connect(), await connect()];
    const readers = await Promise.all(processes.servers.map(listen));
    const left = async () => {
      const { rows } = await observer.query('select count(*)::int as left from health_checks');
      return rows[0].left;
    };
    try {
      await expect.poll(left, poll('checks that wait')).toBe(0);
      await checking.query('begin');
      await checking.query("select pg_advisory_xact_lock(hashtext('health_checks'))");
      await observer.query(`
        insert into health_checks (resource, record_id)
        select 'brands', n from generate_series(1, 3000) n`);
      // A notification starts the checks of each process, and these events follow it on the same connection.
      for (const [index, writer] of admins.entries()) {
        const code = `CHECKED-${index}`;
        const draft = { name: code, code, alias: code.toLowerCase() };
        const { id } = (await writer.post('/brands', draft)).data<WireRecord>();
        await everywhere(readers, id, 1);
      }
      expect(await left()).toBeGreaterThanOrEqual(3_000);
      await checking.query('rollback');
      await expect.poll(left, poll('checks that wait')).toBe(0);
    } finally {
      for (const reader of readers) reader.disconnect();
      await checking.end();
      await observer.end();
    }
  });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: processes.databaseUrl });
  await client.connect();
  return client;
}

describe('jobs of three processes', () => {
  it('change each record once, and each process reports the result', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const draft = { name: `Bulk ${n}`, code: `BULK-${n}`, alias: `bulk-${n}` };
      ids.push((await admin.post('/brands', draft)).data<WireRecord>().id);
    }
    const queued = await Promise.all(
      [11, 12, 13].map(async (sort_order, index) =>
        (
          await admins[index]?.post('/brands/bulk', {
            ids: ids.slice(20 * index, 20 * (index + 1)),
            change: { set: { sort_order } },
          })
        )?.data<Job>(),
      ),
    );
    for (const job of queued) {
      for (const reader of admins) {
        const done = await finished(reader, job?.id ?? 0);
        expect(done.counts).toEqual({ done: 20, skipped: 0, failed: 0 });
      }
    }
    for (const id of ids) {
      const history = (await admin.get(`/brands/${id}/history`)).data<readonly WireRecord[]>();
      expect(history.filter(({ action }) => action === 'update')).toHaveLength(1);
    }
  });

  it('send each mail once', async () => {
    const [role] = (await admin.get('/roles', { 'filter[system]': 'editor' })).data<WireRecord[]>();
    const people = Array.from({ length: 30 }, (_, n) => `invited-${n}@example.com`);
    const before = mails.received.length;
    await Promise.all(
      people.map(async (email) => {
        expect((await admin.post('/users', { ...person, email, role: role?.id })).status).toBe(201);
      }),
    );
    await mails.waitFor(before + people.length);
    const database = await connect();
    const waiting = async () => {
      const { rows } = await database.query(
        "select count(*)::int as waiting from jobs where kind = 'mail' and state in ('queued', 'running')",
      );
      return rows[0].waiting;
    };
    try {
      await expect.poll(waiting, poll('jobs of mails')).toBe(0);
    } finally {
      await database.end();
    }
    const recipients = mails.received.flatMap(({ to }) => to);
    expect(recipients.filter((to) => to.startsWith('invited-')).sort()).toEqual(people.sort());
  });
});

describe('a broadcast of three processes', () => {
  const text = 'Winter is near: book heaters before the first frost.';
  const customers = 60;

  it('reaches each customer once', async () => {
    for (let chat = 1; chat <= customers; chat += 1) {
      const update = messageUpdate(chat, { chat, text: 'Salut', name: `C${chat}` });
      const path = `/buzbot/channels/telegram/${webhookSecret}`;
      expect((await processes.client.post(path, update)).status).toBe(200);
    }
    const broadcast = { message: text, expected_count: customers };
    const { id } = (await admin.form('/buzbot/broadcast', broadcast)).data<WireRecord>();
    for (const reader of admins) {
      const state = async () =>
        (await reader.get(`/buzbot/broadcasts/${id}`)).data<{ state: string }>().state;
      await expect.poll(state, poll('state of the broadcast')).toBe('done');
      const { counts } = (await reader.get(`/buzbot/broadcasts/${id}`)).data<WireRecord>();
      expect(counts).toMatchObject({ total: customers, sent: customers, failed: 0 });
    }
    const chats = bot.called('sendMessage').flatMap(({ body }) => {
      return body.text === text ? [String(body.chat_id)] : [];
    });
    expect(chats).toHaveLength(customers);
    expect(new Set(chats).size).toBe(customers);
  });

  it('reserves the time of each message behind those of all processes', async () => {
    const database = await connect();
    // No message is sent yet, because the next free time of the channel is later. Past a minute it would count as
    // reserved by a clock that was ahead.
    const { rows } = await database.query(`
      update job_destinations set free_at = now() + interval '50 seconds'
      where destination = 'telegram' returning free_at::text as free`);
    const sent = bot.called('sendMessage').length;
    const reserved = async () => {
      const found = await database.query(
        `select round(extract(epoch from free_at - $1::timestamptz) * 1000 / $2)::int as calls
        from job_destinations where destination = 'telegram'`,
        [rows[0].free, turn],
      );
      return found.rows[0].calls;
    };
    try {
      const broadcast = { message: 'Spring is near.', expected_count: customers };
      expect((await admin.form('/buzbot/broadcast', broadcast)).status).toBe(201);
      const everyProcess = processes.servers.length * messagesAtOnce;
      await expect.poll(reserved, poll('reserved calls')).toBe(everyProcess);
      expect(bot.called('sendMessage')).toHaveLength(sent);
    } finally {
      await database.end();
    }
  });
});

describe('a limit', () => {
  const attempt = (client: Client, email: string, address: string) =>
    client.post(
      '/login',
      { email, password: 'Not-the-password-1' },
      { headers: { 'x-forwarded-for': address } },
    );

  it('of wrong passwords counts the attempts at all processes for the account', async () => {
    const email = 'admin@rentyard.test';
    for (let n = 0; n < 10; n += 1) {
      expect((await attempt(processes.client, email, `203.0.113.${n}`)).status).toBe(422);
    }
    for (const { client } of processes.servers) {
      expect((await attempt(client, email, '203.0.113.99')).status).toBe(429);
    }
  });

  it('of wrong passwords counts the attempts at all processes for the address', async () => {
    const address = '198.51.100.7';
    for (let n = 0; n < 10; n += 1) {
      const email = `nobody-${n}@example.com`;
      expect((await attempt(processes.client, email, address)).status).toBe(422);
    }
    for (const { client } of processes.servers) {
      expect((await attempt(client, 'nobody@example.com', address)).status).toBe(429);
    }
  });

  it('of requests counts those at all processes for the address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    // The minute of the limit, which begins with a request, does not end during the test.
    const database = await connect();
    await database.query(
      `insert into rate_limits (key, points, expires_at) values ($1, 0, now() + interval '1 day')`,
      ['requests:address:192.0.2.1'],
    );
    await database.end();
    let passed = 0;
    while ((await processes.client.get('/init', {}, { headers })).status === 200) passed += 1;
    expect(passed).toBeGreaterThan(0.95 * requestLimit);
    // A process counts on while it reports. Three separate limits would be three times as high.
    expect(passed).toBeLessThan(2 * requestLimit);
    const other = { 'x-forwarded-for': '192.0.2.2' };
    expect((await processes.client.get('/init', {}, { headers: other })).status).toBe(200);
  });
});

function listen({ url }: BuiltServer, index: number): Promise<EventReader> {
  return readEvents(url, '/events?topics=record', admins[index] as Client);
}

/** Waits at each process for the event of a version, then runs the check there. */
async function everywhere(
  readers: readonly EventReader[],
  id: number,
  version: number,
  check: (reader: Client) => Promise<void> = async () => {},
): Promise<void> {
  await Promise.all(
    readers.map(async (reader, index) => {
      const hasArrived = () =>
        reader.named('record').some(({ data }) => data.id === id && data.version === version);
      const event = `whether process ${index} has sent the event of version ${version}`;
      await expect.poll(hasArrived, { ...poll(event), interval: 5 }).toBe(true);
      await check(admins[index] as Client);
    }),
  );
}

/** The name of a brand in its list and in its record. */
async function namesOf(client: Client, id: number): Promise<readonly unknown[]> {
  const [list, record] = await Promise.all([
    client.get('/brands', { sort: '-id', per_page: 10 }),
    client.get(`/brands/${id}/show`),
  ]);
  const row = list.data<readonly WireRecord[]>().find((one) => one.id === id);
  return [row?.name, record.data<WireRecord>().name];
}

async function finished(client: Client, id: number): Promise<Job> {
  const read = async () => (await client.get(`/jobs/${id}`)).data<Job>();
  await expect.poll(async () => (await read()).state, poll(`state of job ${id}`)).toBe('done');
  return read();
}

/** A generous limit, and what a failure names. */
function poll(message: string) {
  return { message, timeout: 60_000, interval: 20 };
}
