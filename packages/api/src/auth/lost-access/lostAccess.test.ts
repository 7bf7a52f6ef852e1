import { get as request } from 'node:http';
import type { Job } from '@rentyard/contract/entities/job';
import type { Permission } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../../../tests/support/client.ts';
import { importsOf } from '../../../../../tests/support/data/imports.ts';
import {
  type Leaver,
  waysToLoseAccess,
} from '../../../../../tests/support/data/waysToLoseAccess.ts';
import { type EventReader, readEvents } from '../../../../../tests/support/eventReader.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import {
  type BotApi,
  messageUpdate,
  startBotApi,
} from '../../../../../tests/support/servers/botApi.ts';
import { mailedToken } from '../../../../../tests/support/servers/mails.ts';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { Json, WireRecord } from '../../../../../tests/support/wire.ts';

const secret = 'a-secret-of-the-webhook';
const hour = 3_600_000;
/** As long as the trigger `postpone` delays a job. */
const postponed = hour / 3;
const grants: readonly Permission[] = [
  ['manage', 'brands'],
  ['import', 'brands'],
  ['read', 'pages'],
  ['export', 'pages'],
  ['read', 'buzbot_messages'],
  ['read', 'buzbot_broadcast'],
  ['broadcast', 'buzbot_broadcast'],
];

let app: TestApp;
let bot: BotApi;
let address: string;
let brands: readonly number[];
beforeAll(async () => {
  bot = await startBotApi();
  app = await startApp({
    background: ['jobs', 'events'],
    channels: {
      playsCustomers: false,
      telegram: {
        ...{ token: '1:a', apiUrl: bot.url, webhookSecret: secret },
        ...{ setsWebhook: false, callsPerSecond: 1_000 },
      },
    },
  });
  address = await app.listen();
  for (let chat = 1; chat <= 3; chat += 1) {
    const update = messageUpdate(chat, { chat, text: 'Salut', name: `C${chat}` });
    await app.anonymous.post(`/buzbot/channels/telegram/${secret}`, update);
  }
  // More than the buffers between the server and a client that does not read.
  await app.db.rows(sql`
    insert into pages (name, code, alias, type, content)
    select jsonb_build_object('en', 'Page ' || n), 'X' || n, 'x-' || n, 'static',
      jsonb_build_object('en', repeat('Crawler ', 1500))
    from generate_series(1, 1500) n`);
  await app.db.rows(sql`
    insert into brands (name, code, alias) select 'Brand ' || n, 'X' || n, 'x-' || n
    from generate_series(1, 30) n`);
  // While it is enabled, no job runs before the user has lost the access.
  await app.db.rows(sql`
    create function postpone() returns trigger language plpgsql as $$
    begin
      new.run_at := new.run_at + interval '20 minutes';
      return new;
    end $$`);
  await app.db.rows(sql`
    create trigger postpone before insert on jobs for each row execute function postpone()`);
  await app.db.rows(sql`alter table jobs disable trigger postpone`);
  const rows = await app.db.rows<{ id: number }>(sql`select id from brands order by id limit 30`);
  brands = rows.map(({ id }) => id);
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

interface Subject extends Leaver {
  readonly name: string;
}

/** The user can still sign in, or returns with a link. */
const returns = new Set(['loses the role', 'has a role without the permissions']);
const isSamePerson = new Set(['gets a temporary password', 'gets a reset link']);

interface Download {
  /** Reads the rest of the response. */
  readonly end: () => Promise<void>;
  readonly isComplete: () => boolean;
}

/** Starts a download and does not read it. */
function download(client: Client): Promise<Download> {
  return new Promise((resolve, reject) => {
    const path = '/api/v1/pages/export?format=csv&columns=id,content.en';
    request(`${address}${path}`, { headers: client.credentials, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`Status ${response.statusCode}`));
      response.on('error', () => undefined);
      const closed = new Promise<void>((close) => response.once('close', close));
      resolve({
        end() {
          response.resume();
          return closed;
        },
        isComplete: () => response.complete,
      });
    }).on('error', reject);
  });
}

let count = 0;

describe.each(Object.entries(waysToLoseAccess))('a user who %s', (way, { lose }) => {
  let subject: Subject;
  let client: Client;
  let stream: EventReader;
  let exported: Download;
  let jobs: Readonly<Record<string, number>>;
  let broadcasts: Readonly<Record<string, number>>;
  let token: string;
  const email = () => `leaver-${count}@example.com`;

  beforeAll(async () => {
    count += 1;
    client = await app.signInAs(grants);
    const profile = (await client.get('/profile')).data<WireRecord & { role: { id: number } }>();
    const name = `${profile.first_name} ${profile.last_name}`;
    subject = { id: profile.id, role: profile.role.id, name };
    await app.admin.patch(`/users/${subject.id}`, { email: email() });
    await app.anonymous.post('/oauth/forgot-password', { email: email() });
    token = await mailedToken(app, email());
    await client.post('/follows/records', { subject: 'brands', id: brands[29] });
    const bulk = async (sort_order: number) =>
      (
        await client.post('/brands/bulk', {
          ids: brands.slice(0, 25),
          change: { set: { sort_order } },
        })
      ).data<Job>().id;
    const undone = await bulk(1_000 + count);
    await app.idle();
    await app.db.rows(sql`alter table jobs enable trigger postpone`);
    const undo = (await client.post(`/jobs/${undone}/undo`)).data<Job>().id;
    const fileRows = [
      ['Name', 'Code', 'Alias'],
      ...[1, 2].map((n) => [`Import ${count} ${n}`, `I${count}-${n}`, `i-${count}-${n}`]),
    ];
    const imported = await importsOf(app).send('/brands/import', fileRows, {}, client);
    const [under, again] = [await bulk(2_000 + count), await bulk(3_000 + count)];
    // A run that was interrupted after its first step, and one that is repeated after an error.
    await app.db.rows(sql`update jobs set cursor = '20', done = 20 where id = ${under}`);
    await app.db.rows(sql`update jobs set attempts = 2 where id = ${again}`);
    jobs = {
      'bulk change': under,
      'repeated job': again,
      undo,
      import: imported.data<Job>().id,
    };
    const send = async (body: Readonly<Record<string, unknown>>) =>
      (await client.form('/buzbot/broadcast', body)).data<Json & { id: number }>().id;
    const later = new Date(app.clock.now().getTime() + hour / 2).toISOString();
    broadcasts = {
      broadcast: await send({ message: `Now ${count}` }),
      'scheduled broadcast': await send({ message: `Later ${count}`, scheduled_at: later }),
    };
    stream = await readEvents(address, '/buzbot/stream', client);
    await eventually(() => expect(stream.events.length).toBeGreaterThan(0));
    exported = await download(client);
    await lose(app.admin, subject);
    await app.db.rows(sql`alter table jobs disable trigger postpone`);
    app.clock.advance(postponed);
  });

  test('has no access to records by the session', async () => {
    expect((await client.get('/brands')).status).toBeGreaterThanOrEqual(401);
  });

  test('receives no event and the stream ends', async () => {
    const received = stream.events.length;
    await app.anonymous.post(
      `/buzbot/channels/telegram/${secret}`,
      messageUpdate(100 + count, { chat: 1, text: 'A secret', name: 'C1' }),
    );
    await stream.ended;
    expect(stream.events.slice(received).filter(({ name }) => name !== 'rights')).toEqual([]);
  });

  test('receives no complete export and the connection breaks', async () => {
    await exported.end();
    expect(exported.isComplete()).toBe(false);
  });

  test.each(['bulk change', 'repeated job', 'undo', 'import'])(
    'changes nothing more by the %s, which says why it stopped',
    async (name) => {
      await app.idle();
      const before = (await app.admin.get(`/jobs/${jobs[name]}`)).data<Job>();
      expect(before).toMatchObject({
        state: 'paused',
        stopped: { person: { id: subject.id, name: subject.name }, subject: 'brands' },
      });
      expect(before.counts.done).toBe(name === 'bulk change' ? 20 : 0);
      // Somebody with the permission resumes it, and is the author of the rest.
      const [action = 'read'] = [before.stopped?.action];
      const other = await app.signInAs([
        ['read', 'brands'],
        [action, 'brands'],
      ]);
      expect((await client.post(`/jobs/${jobs[name]}/resume`)).status).toBeGreaterThanOrEqual(401);
      const stranger = await app.signInAs([['read', 'offers']]);
      expect((await stranger.post(`/jobs/${jobs[name]}/resume`)).status).toBe(404);
      expect((await other.post(`/jobs/${jobs[name]}/resume`)).status).toBe(200);
      await app.idle();
      const after = (await other.get(`/jobs/${jobs[name]}`)).data<Job>();
      expect(after).toMatchObject({ state: 'done', stopped: null });
      expect(after.resumed_by).not.toBeNull();
    },
  );

  test('has no use of a link from before', async () => {
    const password = 'Skid-steer-2028';
    const body = { token, password, password_confirmation: password };
    const used = await app.anonymous.post('/oauth/reset-password', body);
    if (!returns.has(way)) return expect(used.rules).toEqual({ token: ['link_spent'] });
    const login = await app.anonymous.post('/login', { email: email(), password });
    if (login.status !== 200) return;
    const signedIn = app.anonymous.as(login.data<{ token: string }>().token);
    expect((await signedIn.get('/brands')).status).toBe(403);
  });

  test.each(['broadcast', 'scheduled broadcast'])(
    'sends nothing more by the %s, which says why it stopped',
    async (name) => {
      if (name === 'scheduled broadcast') app.clock.advance(hour);
      await app.idle();
      const id = broadcasts[name];
      expect((await app.admin.get(`/buzbot/broadcasts/${id}`)).data<Json>()).toMatchObject({
        state: 'paused',
        counts: { sent: 0 },
        stopped: { person: { id: subject.id }, action: 'broadcast' },
      });
      const sender = await app.signInAs([
        ['read', 'buzbot_broadcast'],
        ['broadcast', 'buzbot_broadcast'],
      ]);
      expect((await sender.post(`/buzbot/broadcasts/${id}/resume`)).status).toBe(200);
      await app.idle();
      expect((await app.admin.get(`/buzbot/broadcasts/${id}`)).data<Json>()).toMatchObject({
        state: 'done',
        stopped: null,
        counts: { sent: 3 },
      });
    },
  );

  test('is notified of followed records only if the same user returns', async () => {
    await app.admin.patch(`/brands/${brands[29]}`, { sort_order: 5_000 + count });
    const stored = await app.db.rows(sql`
      select 1 from notifications where user_id = ${subject.id}`);
    expect(stored).toHaveLength(isSamePerson.has(way) ? 1 : 0);
  });
});
