import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { type BotApi, messageUpdate, startBotApi } from '../../support/servers/botApi.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Json, WireRecord } from '../../support/wire.ts';

const secret = 'a-secret-of-the-webhook';

let app: TestApp;
let bot: BotApi;
const languages = ['ro', 'ru', 'pl', 'uk', 'en', 'tr'];
const customers = 24;
beforeAll(async () => {
  bot = await startBotApi();
  app = await startApp({
    background: ['jobs'],
    channels: {
      playsCustomers: false,
      telegram: {
        token: '1:a',
        apiUrl: bot.url,
        webhookSecret: secret,
        setsWebhook: false,
        callsPerSecond: 1_000,
      },
    },
  });
  for (let chat = 1; chat <= customers; chat += 1) {
    const language = languages[chat % languages.length] ?? 'en';
    const update = messageUpdate(chat, { chat, text: 'operator', name: `C${chat}`, language });
    await app.anonymous.post(`/buzbot/channels/telegram/${secret}`, update);
  }
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

interface Broadcast extends Json {
  readonly id: number;
  readonly state: string;
  readonly counts: Readonly<Record<string, number>>;
}

const read = async (id: number) =>
  (await app.admin.get(`/buzbot/broadcasts/${id}`)).data<Broadcast>();
async function reaches(id: number, state: string) {
  await app.idle();
  expect(await read(id)).toMatchObject({ state });
}
const made = (response: ApiResponse): Broadcast => {
  expect(response.status, response.text).toBe(201);
  return response.data<Broadcast>();
};
const sent = (text: string) =>
  bot
    .called('sendMessage')
    .filter(({ body }) => body.text === text)
    .map(({ body }) => body.chat_id);

describe('a broadcast', () => {
  test('reaches every reachable recipient once when it has only a message', async () => {
    const broadcast = made(
      await app.admin.form('/buzbot/broadcast', { message: 'We are closed on Monday.' }),
    );
    expect(broadcast).toMatchObject({
      message: 'We are closed on Monday.',
      audience: {},
      scheduled_at: null,
      counts: { total: customers, pending: customers },
      created_by: { name: 'Main Admin' },
    });
    await reaches(broadcast.id, 'done');
    expect(await read(broadcast.id)).toMatchObject({
      counts: {
        total: customers,
        pending: 0,
        sent: customers,
        delivered: 0,
        failed: 0,
        cancelled: 0,
      },
      finished_at: expect.any(String),
    });
    const chats = sent('We are closed on Monday.');
    expect(chats).toHaveLength(customers);
    expect(new Set(chats).size).toBe(customers);
    const deliveries = await app.admin.get(`/buzbot/broadcasts/${broadcast.id}/deliveries`, {
      per_page: 100,
    });
    expect((deliveries.body.meta as Json).total).toBe(customers);
  });

  test('is created once when its request is repeated', async () => {
    const post = () => app.admin.form('/buzbot/broadcast', { message: 'Only once.' });
    const responses = await Promise.all([post(), post(), post()]);
    const ids = new Set(responses.map((response) => made(response).id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    await reaches(id, 'done');
    expect(made(await post()).id).toBe(id);
    expect(sent('Only once.')).toHaveLength(customers);
    const headers = { 'idempotency-key': 'b-1' };
    const body = { message: 'By key.', audience: { languages: ['pl'] } };
    const first = made(await app.admin.post('/buzbot/broadcast', body, { headers }));
    expect(made(await app.admin.post('/buzbot/broadcast', body, { headers })).id).toBe(first.id);
  });

  test('limits its audience by first contact, in any time zone', async () => {
    const since = async (active_since: string) =>
      (
        await app.admin.post('/buzbot/broadcast/preview', {
          message: 'x',
          audience: { active_since },
        })
      ).data<{ count: number }>().count;
    expect(await since('2026-01-01T00:00:00+16:00')).toBe(customers);
    expect(await since('9999-12-31T00:00:00-10:00')).toBe(0);
  });

  test('uses the language of each recipient, and its first text for other languages', async () => {
    const draft = {
      message: 'New cranes!',
      texts: { ro: 'Macarale noi!', ua: 'Нові крани!' },
      audience: { languages: ['ro', 'ua', 'tr'] },
    };
    const preview = await app.admin.form('/buzbot/broadcast/preview', draft);
    expect(preview.data()).toEqual({
      count: 12,
      unreachable: 0,
      languages: [
        { language: 'ro', count: 4, text: 'Macarale noi!' },
        { language: 'tr', count: 4, text: 'New cranes!' },
        { language: 'ua', count: 4, text: 'Нові крани!' },
      ],
      channels: [{ channel: 'telegram', count: 12 }],
    });
    const broadcast = made(
      await app.admin.form('/buzbot/broadcast', { ...draft, expected_count: 12 }),
    );
    await reaches(broadcast.id, 'done');
    expect(sent('Macarale noi!')).toHaveLength(4);
    expect(sent('Нові крани!')).toHaveLength(4);
    expect(sent('New cranes!')).toHaveLength(4);
  });

  test('has the name of each recipient in its text', async () => {
    const draft = {
      message: 'Hello {first_name}, {{offer}} is back!',
      audience: { languages: ['pl'] },
    };
    const { id } = made(await app.admin.form('/buzbot/broadcast', draft));
    await reaches(id, 'done');
    const [chat] = sent('Hello C2, {{offer}} is back!');
    expect(chat).toBeDefined();
    expect(sent('Hello C8, {{offer}} is back!')).not.toEqual([chat]);
  });

  test('is refused when its audience differs from the confirmed number', async () => {
    const draft = { message: 'Counted.', expected_count: customers + 1 };
    const response = await app.admin.form('/buzbot/broadcast', draft, { language: 'ru' });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'count_changed',
      count: customers,
      message: `Число получателей изменилось: ${customers}. Проверьте его и отправьте ещё раз.`,
    });
    expect(sent('Counted.')).toEqual([]);
  });

  test('waits for its scheduled time and for the end of quiet hours', async () => {
    const now = app.clock.now();
    const hour = new Date(now.getTime() + 3_600_000);
    // Quiet hours from one hour before until two hours after this time.
    const at = (hours: number) =>
      new Date(hour.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    const broadcast = made(
      await app.admin.form('/buzbot/broadcast', {
        message: 'Good morning!',
        scheduled_at: hour.toISOString(),
        quiet_hours: { from: at(-1), to: at(2), time_zone: 'UTC' },
      }),
    );
    expect(broadcast.state).toBe('queued');
    app.clock.advance(3_700_000);
    await app.idle();
    expect(sent('Good morning!')).toEqual([]);
    app.clock.advance(2 * 3_600_000);
    await reaches(broadcast.id, 'done');
    expect(sent('Good morning!')).toHaveLength(customers);
  });

  test('can be paused, resumed and cancelled at any time', async () => {
    const later = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const draft = { message: 'Maybe.', scheduled_at: later };
    const { id } = made(await app.admin.form('/buzbot/broadcast', draft));
    const decide = async (decision: string, headers = {}) =>
      app.admin.post(`/buzbot/broadcasts/${id}/${decision}`, undefined, { headers });
    expect((await decide('resume')).body.code).toBe('wrong_state');
    const key = { 'idempotency-key': 'hold-1' };
    const paused = await decide('pause', key);
    expect(paused.data()).toMatchObject({ state: 'paused' });
    // Sent again, as after a lost response.
    expect(await decide('pause', key)).toMatchObject({ status: 200, text: paused.text });
    app.clock.advance(3_700_000);
    await app.idle();
    expect(sent('Maybe.')).toEqual([]);
    expect((await decide('cancel')).data()).toMatchObject({
      state: 'cancelled',
      counts: { pending: 0, cancelled: customers },
    });
    expect((await decide('cancel')).status).toBe(409);
    // A cancelled broadcast may be sent again.
    const again = made(await app.admin.form('/buzbot/broadcast', { message: 'Maybe.' }));
    expect(again.id).not.toBe(id);
    await reaches(again.id, 'done');
    expect(sent('Maybe.')).toHaveLength(customers);
  });

  test('sends nothing after it is cancelled while the channel is rate-limited', async () => {
    const message = 'Called off.';
    let refuse = () => {};
    const refused = new Promise<void>((done) => {
      refuse = done;
    });
    bot.respondWith(async ({ body }) => {
      if (body.text !== message) return undefined;
      await refused;
      const parameters = { retry_after: 30 };
      return { status: 429, body: { ok: false, error_code: 429, description: 'Wait', parameters } };
    });
    const { id } = made(await app.admin.form('/buzbot/broadcast', { message }));
    await eventually(() => expect(sent(message).length).toBeGreaterThan(0));
    expect((await app.admin.post(`/buzbot/broadcasts/${id}/cancel`)).status).toBe(200);
    expect((await read(id)).counts.pending).toBeGreaterThan(0);
    refuse();
    await app.idle();
    expect((await read(id)).counts).toMatchObject({ pending: 0, sent: 0, cancelled: customers });
    const tried = sent(message).length;
    bot.respondWith(() => undefined);
    app.clock.advance(60_000);
    await app.idle();
    expect(sent(message)).toHaveLength(tried);
    const next = made(await app.admin.form('/buzbot/broadcast', { message: 'After all that.' }));
    await reaches(next.id, 'done');
    expect(sent(message)).toHaveLength(tried);
  });

  test('lists the recipients that it did not reach, and a retry sends them the same message', async () => {
    bot.respondWith(({ body }) =>
      body.text === 'Twice if needed.' && Number(body.chat_id) <= 3
        ? { status: 400, body: { ok: false, error_code: 400, description: 'Bad Request' } }
        : undefined,
    );
    const { id } = made(await app.admin.form('/buzbot/broadcast', { message: 'Twice if needed.' }));
    await reaches(id, 'done');
    expect((await read(id)).counts).toMatchObject({ sent: customers - 3, failed: 3 });
    const failed = async () =>
      (await app.admin.get(`/buzbot/broadcasts/${id}/deliveries`, { state: 'failed' })).data<
        { id: number; message_id: number; failure: string }[]
      >();
    const before = await failed();
    expect(before.map(({ failure }) => failure)).toEqual(['refused', 'refused', 'refused']);
    bot.respondWith(() => undefined);
    expect((await app.admin.post(`/buzbot/broadcasts/${id}/retry`)).status).toBe(200);
    await reaches(id, 'done');
    expect((await read(id)).counts).toMatchObject({ sent: customers });
    const all = (
      await app.admin.get(`/buzbot/broadcasts/${id}/deliveries`, { per_page: 100 })
    ).data<{ id: number; message_id: number }[]>();
    for (const { id: delivery, message_id } of before) {
      expect(all.find((one) => one.id === delivery)?.message_id).toBe(message_id);
    }
    expect((await app.admin.post(`/buzbot/broadcasts/${id}/retry`)).status).toBe(409);
  });

  test('does not delay other jobs while three of them are being sent', async () => {
    let respond = () => {};
    const held = new Promise<undefined>((done) => {
      respond = () => done(undefined);
    });
    const { id: brand } = await app.make('brands');
    bot.respondWith(() => held);
    const ids = [];
    for (const message of ['First of three.', 'Second of three.', 'Third of three.']) {
      ids.push(made(await app.admin.form('/buzbot/broadcast', { message })).id);
    }
    await eventually(() => expect(sent('First of three.').length).toBeGreaterThan(0));
    const change = { ids: [brand], change: { set: { sort_order: 5 } } };
    const job = (await app.admin.post('/brands/bulk', change)).data<{ id: number }>();
    await eventually(async () =>
      expect((await app.admin.get(`/jobs/${job.id}`)).data()).toMatchObject({ state: 'done' }),
    );
    respond();
    bot.respondWith(() => undefined);
    for (const id of ids) await reaches(id, 'done');
    for (const text of ['First of three.', 'Second of three.', 'Third of three.']) {
      expect(sent(text)).toHaveLength(customers);
    }
  });

  test('stops while it is paused, and continues where it was', async () => {
    let respond = () => {};
    const held = new Promise<undefined>((done) => {
      respond = () => done(undefined);
    });
    const message = 'Held up in the middle.';
    bot.respondWith(({ body }) => (body.text === message ? held : undefined));
    const { id } = made(await app.admin.form('/buzbot/broadcast', { message }));
    await eventually(() => expect(sent(message)).toHaveLength(8));
    await app.admin.post(`/buzbot/broadcasts/${id}/pause`);
    respond();
    await app.idle();
    expect((await read(id)).counts).toMatchObject({ sent: 8, pending: customers - 8 });
    const after = made(await app.admin.form('/buzbot/broadcast', { message: 'In the meantime.' }));
    await reaches(after.id, 'done');
    expect(sent(message)).toHaveLength(8);
    expect((await app.admin.post(`/buzbot/broadcasts/${id}/resume`)).status).toBe(200);
    await reaches(id, 'done');
    expect(new Set(sent(message)).size).toBe(customers);
    expect(sent(message)).toHaveLength(customers);
  });

  test('skips customers who have blocked the bot', async () => {
    const becomes = (status: string, update_id: number) =>
      app.anonymous.post(`/buzbot/channels/telegram/${secret}`, {
        update_id,
        my_chat_member: { chat: { id: 1 }, new_chat_member: { status } },
      });
    await becomes('kicked', 77);
    const preview = await app.admin.form('/buzbot/broadcast/preview', { message: 'x' });
    expect(preview.data()).toMatchObject({ count: customers - 1, unreachable: 1 });
    await becomes('member', 78);
    const again = await app.admin.form('/buzbot/broadcast/preview', { message: 'x' });
    expect(again.data()).toMatchObject({ count: customers, unreachable: 0 });
  });

  test('has a test message to its author, whose test room later broadcasts skip', async () => {
    const recipients = async () =>
      (await app.admin.form('/buzbot/broadcast/preview', { message: 'x' })).data<{
        count: number;
      }>().count;
    const before = await recipients();
    const trial = await app.admin.form('/buzbot/broadcast/test', {
      message: 'Is it well said?',
      texts: { en: 'Is it well put?' },
    });
    expect(trial.status, trial.text).toBe(201);
    const { room_id } = trial.data<{ room_id: number }>();
    const shown = await app.admin.get(`/buzbot/rooms/${room_id}/show`);
    expect(shown.data()).toMatchObject({ channel: 'demo', customer_name: 'Main Admin' });
    await app.idle();
    const messages = await app.admin.get(`/buzbot/messages/${room_id}`);
    expect(messages.data<Json[]>()[0]).toMatchObject({
      text: 'Is it well put?',
      delivery: 'delivered',
    });
    expect(await recipients()).toBe(before);
  });

  test('is found in the list by its text', async () => {
    const draft = { message: 'Found later.', texts: { ro: 'De găsit mai târziu.' } };
    const { id } = made(await app.admin.form('/buzbot/broadcast', draft));
    await reaches(id, 'done');
    const list = await app.admin.get('/buzbot/broadcasts', { search: 'gasit' });
    expect(list.data<WireRecord[]>()).toMatchObject([
      { id, message: 'Found later.', state: 'done', counts: { total: customers, sent: customers } },
    ]);
  });

  test('is refused with every validation problem that it has', async () => {
    const response = await app.admin.form('/buzbot/broadcast', {
      message: 'x'.repeat(4_097),
      audience: { languages: ['xx'], everybody: true },
      quiet_hours: { from: '25:00', to: '09:00', time_zone: 'Mars/Base' },
      scheduled_at: 'tomorrow',
      hurry: 1,
    });
    expect(response.status).toBe(422);
    expect(response.rules).toMatchObject({
      message: ['max_length'],
      'audience.everybody': ['unknown'],
      'quiet_hours.from': ['date'],
      'quiet_hours.time_zone': ['choice'],
      scheduled_at: ['date'],
      hurry: ['unknown'],
    });
    expect((await app.admin.form('/buzbot/broadcast', { message: ' ' })).rules).toEqual({
      message: ['required'],
    });
    const nobody = { message: 'x', audience: { active_since: '2999-01-01' } };
    expect((await app.admin.post('/buzbot/broadcast', nobody)).rules).toEqual({
      audience: ['min_positions'],
    });
  });

  test('requires the permission to broadcast', async () => {
    const editor = await app.signInAs('editor');
    for (const path of [
      '/buzbot/broadcast',
      '/buzbot/broadcast/preview',
      '/buzbot/broadcast/test',
    ]) {
      expect((await editor.form(path, { message: 'x' })).status, path).toBe(403);
    }
    expect((await editor.get('/buzbot/broadcasts')).status).toBe(403);
    const reader = await app.signInAs([['read', 'buzbot_broadcast']]);
    expect((await reader.get('/buzbot/broadcasts')).status).toBe(200);
    expect((await reader.form('/buzbot/broadcast', { message: 'x' })).status).toBe(403);
  });
});
