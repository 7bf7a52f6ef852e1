import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Query } from '../../support/client.ts';
import { uploadPhoto } from '../../support/data/uploadPhoto.ts';
import { eventually } from '../../support/eventually.ts';
import { type BotApi, messageUpdate, startBotApi } from '../../support/servers/botApi.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Json, WireRecord } from '../../support/wire.ts';

const secret = 'a-secret-of-the-webhook';
const token = '123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw0';

let app: TestApp;
let bot: BotApi;
beforeAll(async () => {
  bot = await startBotApi();
  app = await startApp({
    background: ['jobs'],
    publicUrl: 'https://office.example.com',
    channels: {
      playsCustomers: false,
      telegram: { token, apiUrl: bot.url, webhookSecret: secret, setsWebhook: true },
    },
  });
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

let updates = 0;
const webhook = `/buzbot/channels/telegram/${secret}`;

/** A customer writes; returns the room. */
async function customerWrites(chat: number, text: string, more: object = {}): Promise<WireRecord> {
  updates += 1;
  const response = await app.anonymous.post(
    webhook,
    messageUpdate(updates, { chat, text, ...more }),
  );
  expect(response.status, response.text).toBe(200);
  return roomOf(chat);
}

async function roomOf(chat: number): Promise<WireRecord> {
  const found = await app.admin.get('/buzbot/rooms', { search: chat });
  const [room] = found.data<WireRecord[]>();
  if (!room) throw new Error(`There is no room of the chat ${chat}`);
  return room;
}

interface Message extends Json {
  readonly id: number;
  readonly text: string;
}

const messagesOf = async (room: WireRecord, query: Record<string, string | number> = {}) =>
  (await app.admin.get(`/buzbot/messages/${room.id}`, query)).data<Message[]>();

const reply = (client: Client, room: WireRecord, body: Json) =>
  client.post(`/buzbot/messages/${room.id}`, body);

describe('a customer who writes', () => {
  test('gets an unread room in their language with the last message', async () => {
    const room = await customerWrites(501, 'Bună ziua, aveți un excavator?');
    expect(room).toMatchObject({
      channel: 'telegram',
      customer_name: 'Andrei',
      language: 'ro',
      state: 'bot',
      unread: 1,
      is_unread: true,
      assignee: null,
      last_message: { text: 'Bună ziua, aveți un excavator?', direction: 'in' },
    });
  });

  test('gets a greeting from the bot in their language', async () => {
    const room = await customerWrites(502, 'Доброго дня', { language: 'uk', name: 'Оксана' });
    expect(room.language).toBe('ua');
    await app.idle();
    expect(bot.called('sendMessage').map(({ body }) => body)).toContainEqual({
      chat_id: '502',
      text: expect.stringMatching(/^Вітаємо!/),
    });
    expect((await messagesOf(room))[0]).toMatchObject({
      ...{ direction: 'out', author: null },
      ...{ delivery: 'sent', failure: null },
    });
  });

  test('is handed over to staff when they ask for a person', async () => {
    const room = await customerWrites(503, 'Operator, vă rog');
    expect(room.state).toBe('human');
    const events = await app.admin.get('/buzbot/events', {
      'filter[type]': 'handed_over',
      'filter[room]': room.id,
    });
    expect(events.data<unknown[]>()).toHaveLength(1);
  });

  test('creates one message when Telegram repeats an update', async () => {
    const update = messageUpdate(9_001, { chat: 504, text: 'Salut' });
    for (let time = 0; time < 3; time += 1) {
      expect((await app.anonymous.post(webhook, update)).status).toBe(200);
    }
    const room = await roomOf(504);
    expect(room.unread).toBe(1);
    const received = (await messagesOf(room)).filter(({ direction }) => direction === 'in');
    expect(received).toHaveLength(1);
  });

  test('is refused when the update has another secret', async () => {
    const update = messageUpdate(9_002, { chat: 505, text: 'x' });
    const wrong = await app.anonymous.post('/buzbot/channels/telegram/guess', update);
    expect(wrong.status).toBe(404);
    const broken = await app.anonymous.post(webhook, { hello: 1 });
    expect(broken.status).toBe(422);
  });

  test('comes first in the list until an agent reads the room', async () => {
    const room = await customerWrites(506, 'Primul');
    await customerWrites(507, 'Al doilea');
    const list = (await app.admin.get('/buzbot/rooms')).data<WireRecord[]>();
    expect(list.slice(0, 2).map(({ customer_name }) => customer_name)).toHaveLength(2);
    expect(list[0]?.id).toBe((await roomOf(507)).id);
    await app.admin.patch(`/buzbot/rooms/${room.id}`, { read: true });
    const now = (await app.admin.get('/buzbot/rooms')).data<WireRecord[]>();
    const unread = now.map(({ is_unread }) => is_unread);
    expect(unread).toEqual([...unread].sort((a, b) => Number(b) - Number(a)));
    expect(await roomOf(506)).toMatchObject({ unread: 0, version: room.version });
    await app.admin.patch(`/buzbot/rooms/${room.id}`, { read: false });
    expect(await roomOf(506)).toMatchObject({ unread: 1 });
  });
});

describe('a reply', () => {
  test('reaches the customer and assigns the room to its author', async () => {
    const editor = await app.signInAs('editor');
    const room = await customerWrites(601, 'Cât costă?');
    const response = await reply(editor, room, {
      text: 'De la 900 lei pe schimb.',
      client_id: 'c-1',
      kind: 'reply',
    });
    expect(response.status, response.text).toBe(201);
    expect(response.data()).toMatchObject({
      room_id: room.id,
      direction: 'out',
      text: 'De la 900 lei pe schimb.',
      client_id: 'c-1',
      author: { name: 'Elena Editor' },
      attachments: [],
      broadcast_id: null,
      record: null,
      buttons: [],
    });
    await app.idle();
    expect(bot.called('sendMessage').map(({ body }) => body)).toContainEqual({
      chat_id: '601',
      text: 'De la 900 lei pe schimb.',
    });
    expect(await roomOf(601)).toMatchObject({
      state: 'human',
      assignee: { name: 'Elena Editor' },
      last_message: { text: 'De la 900 lei pe schimb.', direction: 'out' },
    });
  });

  test('is created once when its request is repeated', async () => {
    const room = await customerWrites(602, 'Salut');
    const body = { text: 'Bună!', client_id: 'same', kind: 'reply' };
    const responses = await Promise.all([1, 2, 3, 4].map(() => reply(app.admin, room, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(responses.map((response) => response.data<Message>().id)).size).toBe(1);
    const other = await reply(app.admin, room, { ...body, text: 'Altceva' });
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('idempotency_mismatch');
    await app.idle();
    expect(bot.called('sendMessage').filter(({ body: { text } }) => text === 'Bună!')).toHaveLength(
      1,
    );
  });

  test('is sent in the order in which it was written', async () => {
    const room = await customerWrites(603, 'operator');
    const texts = Array.from({ length: 12 }, (_, at) => `Rândul ${at}`);
    for (const text of texts) await reply(app.admin, room, { text, client_id: text });
    await app.idle();
    expect(sentTo('603').filter((text) => text.startsWith('Rândul'))).toEqual(texts);
  });

  test('sends its pictures with the text as their caption', async () => {
    const photo = await uploadPhoto(app.admin);
    const room = await customerWrites(604, 'operator');
    const response = await reply(app.admin, room, { text: 'Iată-l', attachments: [photo.id] });
    expect(response.data<Json>().attachments).toMatchObject([{ id: photo.id, url: photo.url }]);
    await app.idle();
    expect(bot.called('sendPhoto').map(({ body }) => body)).toContainEqual({
      chat_id: '604',
      photo: `https://office.example.com${photo.url}`,
      caption: 'Iată-l',
    });
    const unknown = await reply(app.admin, room, { attachments: [999_999] });
    expect(unknown.rules).toEqual({ 'attachments.0': ['not_found'] });
  });

  test.each([
    ['a 500', { status: 500, body: { ok: false, error_code: 500, description: 'Internal' } }],
    [
      'a 429',
      {
        status: 429,
        body: { ok: false, error_code: 429, description: 'Wait', parameters: { retry_after: 30 } },
      },
    ],
  ])('sends an album and its long text once each after %s in between', async (name, refusal) => {
    const chat = name === 'a 500' ? 610 : 611;
    const photos = [];
    for (let at = 0; at < 10; at += 1) photos.push(await uploadPhoto(app.admin, `${name} ${at}`));
    const room = await customerWrites(chat, 'operator');
    const text = `${name} `.repeat(300).trim();
    let refusals = 0;
    bot.respondWith(({ method, body }) => {
      if (method !== 'sendMessage' || body.text !== text || refusals > 0) return undefined;
      refusals += 1;
      return refusal;
    });
    await reply(app.admin, room, { text, attachments: photos.map(({ id }) => id) });
    await app.idle();
    expect(refusals).toBe(1);
    app.clock.advance(31_000);
    await app.idle();
    expect((await messagesOf(room))[0]).toMatchObject({ delivery: 'sent' });
    const albums = bot.called('sendMediaGroup').filter(({ body }) => body.chat_id === `${chat}`);
    expect(albums.map(({ body }) => body.media)).toEqual([
      photos.map(({ url }) => ({ type: 'photo', media: `https://office.example.com${url}` })),
    ]);
    expect(sentTo(`${chat}`).filter((one) => one === text)).toHaveLength(2);
    bot.respondWith(() => undefined);
  });

  test('prevents the deletion of its pictures', async () => {
    const photo = await uploadPhoto(app.admin, 'another file');
    const isUsed = async () =>
      (await app.admin.get(`/photos/${photo.id}/show`)).data<Json>().is_used;
    expect(await isUsed()).toBe(false);
    const room = await customerWrites(606, 'operator');
    await reply(app.admin, room, { text: 'Priviți', attachments: [photo.id] });
    expect(await isUsed()).toBe(true);
    const refused = await app.admin.delete('/photos', { id: photo.id });
    expect(refused.status).toBe(409);
    expect(refused.body.uses).toMatchObject([{ subject: 'buzbot_messages', id: room.id }]);
  });

  test('waits as long as Telegram demands', async () => {
    const room = await customerWrites(605, 'operator');
    let refusals = 0;
    bot.respondWith(({ body }) => {
      if (body.text !== 'Cu răbdare' || refusals > 0) return undefined;
      refusals += 1;
      return {
        status: 429,
        body: {
          ok: false,
          error_code: 429,
          description: 'Too Many Requests: retry after 30',
          parameters: { retry_after: 30 },
        },
      };
    });
    await reply(app.admin, room, { text: 'Cu răbdare', client_id: 'busy' });
    await app.idle();
    expect(refusals).toBe(1);
    expect((await messagesOf(room))[0]).toMatchObject({ delivery: 'pending' });
    app.clock.advance(31_000);
    await app.idle();
    expect((await messagesOf(room))[0]).toMatchObject({ delivery: 'sent' });
    expect(sentTo('605').filter((text) => text === 'Cu răbdare')).toHaveLength(2);
  });

  test('fails with the reason when the customer has blocked the bot', async () => {
    const room = await customerWrites(606, 'operator');
    bot.respondWith(({ body }) =>
      body.chat_id === '606'
        ? {
            status: 403,
            body: {
              ok: false,
              error_code: 403,
              description: 'Forbidden: bot was blocked by the user',
            },
          }
        : undefined,
    );
    await reply(app.admin, room, { text: 'Mai sunteți?', client_id: 'blocked' });
    await app.idle();
    expect((await messagesOf(room))[0]).toMatchObject({ delivery: 'failed', failure: 'blocked' });
    expect(await roomOf(606)).toMatchObject({ is_blocked: true });
    const [event] = (
      await app.admin.get('/buzbot/events', {
        'filter[room]': room.id,
        'filter[type]': 'message_sent',
      })
    ).data<WireRecord[]>();
    expect(event).toMatchObject({
      result: 'error',
      error: 'Forbidden: bot was blocked by the user',
    });
    bot.respondWith(() => undefined);
  });

  test('is retried while Telegram is down, and no response contains the token', async () => {
    const room = await customerWrites(607, 'operator');
    let tries = 0;
    bot.respondWith(({ body }) => {
      if (body.text !== 'Revenim') return undefined;
      tries += 1;
      return tries < 3 ? { status: 502, body: {} } : undefined;
    });
    await reply(app.admin, room, { text: 'Revenim', client_id: 'away' });
    for (let time = 1; time <= 3; time += 1) {
      await app.idle();
      app.clock.advance(120_000);
    }
    expect(tries).toBe(3);
    expect((await messagesOf(room))[0]).toMatchObject({ delivery: 'sent' });
    const log = await app.admin.get('/buzbot/events', { per_page: 100 });
    expect(log.text).not.toContain(token);
  });

  test('requires a text or a picture, within the limits of Telegram', async () => {
    const room = await customerWrites(608, 'operator');
    expect((await reply(app.admin, room, { text: '  ' })).rules).toEqual({ text: ['required'] });
    const bare = await reply(app.admin, room, { text: '', attachments: [] });
    expect(bare.rules).toEqual({ text: ['required'] });
    const plain = await reply(app.admin, room, { text: 'On our way', attachments: [] });
    expect(plain.data()).toMatchObject({ text: 'On our way', attachments: [] });
    const long = await reply(app.admin, room, { text: 'x'.repeat(4_097) });
    expect(long.rules).toEqual({ text: ['max_length'] });
    const strange = await reply(app.admin, room, { text: 'x', kind: 'shout', to: 5 });
    expect(strange.rules).toEqual({ kind: ['choice'], to: ['unknown'] });
    expect((await reply(app.admin, { ...room, id: 999_999 }, { text: 'x' })).status).toBe(404);
  });
});

describe('a note', () => {
  test('is visible to staff only and leaves the bot active', async () => {
    const room = await customerWrites(701, 'Salut');
    const before = bot.called('sendMessage').length;
    const note = await reply(app.admin, room, {
      text: 'Client vechi',
      kind: 'note',
      client_id: 'n',
    });
    expect(note.data()).toMatchObject({ direction: 'note', delivery: null });
    expect(await roomOf(701)).toMatchObject({ state: 'bot', last_message: { text: 'Salut' } });
    await app.idle();
    const sent = bot
      .called('sendMessage')
      .slice(before)
      .map(({ body }) => body.text);
    expect(sent).not.toContain('Client vechi');
  });
});

describe('the messages of a room', () => {
  test('are paged by key in both directions, newest first', async () => {
    const room = await customerWrites(801, 'operator');
    for (let at = 0; at < 25; at += 1) {
      await reply(app.admin, room, { text: `N${at}`, kind: 'note', client_id: `k${at}` });
    }
    const all = await messagesOf(room, { limit: 100 });
    expect(all[0]?.text).toBe('N24');
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
    const walked: Message[] = [];
    for (;;) {
      const before = walked.at(-1)?.id;
      const page = await app.admin.get(`/buzbot/messages/${room.id}`, {
        limit: 10,
        ...(before === undefined ? {} : { before }),
      });
      walked.push(...page.data<Message[]>());
      if ((page.body.meta as { has_more: boolean }).has_more === false) break;
    }
    expect(walked).toEqual(all);
    const newer = await messagesOf(room, { after: all[5]?.id ?? 0, limit: 3 });
    expect(newer).toEqual(all.slice(2, 5));
  });

  test('are found by their text, in one room and in all rooms', async () => {
    const room = await customerWrites(802, 'Caut un miniexcavator galben');
    const hits = await app.admin.get('/buzbot/messages', { search: 'MINIEXCAVATOR' });
    expect(hits.data<Json[]>()).toMatchObject([
      { text: 'Caut un miniexcavator galben', room: { id: room.id, name: 'Andrei' } },
    ]);
    expect(await messagesOf(room, { search: 'galben' })).toHaveLength(1);
    expect((await app.admin.get('/buzbot/messages')).rules).toEqual({ search: ['required'] });
  });
});

describe('a room', () => {
  test('is filtered by state, language, channel and assignee', async () => {
    const room = await customerWrites(901, 'Dzień dobry', { language: 'pl', name: 'Marek' });
    const profile = (await app.admin.get('/profile')).data<{ id: number }>();
    await app.admin.patch(`/buzbot/rooms/${room.id}`, { assignee: profile.id, state: 'human' });
    const filters: readonly Query[] = [
      { 'filter[assignee]': profile.id, 'filter[language]': 'pl' },
      { 'filter[state]': 'human', 'filter[language]': 'pl' },
      { 'filter[channel]': 'telegram', 'filter[language]': 'pl', 'filter[is_unread]': 'true' },
    ];
    for (const filter of filters) {
      const found = (await app.admin.get('/buzbot/rooms', filter)).data<WireRecord[]>();
      expect(found.map(({ id }) => id)).toContain(room.id);
      expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['pl']));
    }
  });

  test('offers staff as assignees and clients as customers', async () => {
    const client = await app.admin.post('/users/add_client', {
      first_name: 'Room',
      last_name: 'Client',
      email: 'room@example.com',
      phone: '069123457',
    });
    const { id } = client.data<WireRecord>();
    const search = async (field: string, search: string) =>
      (await app.admin.get(`/buzbot/rooms/options/${field}`, { search })).data<WireRecord[]>();
    expect(await search('customer', 'Room Client')).toEqual([
      { id, name: 'Room Client', note: '069123457' },
    ]);
    expect(await search('assignee', 'Room Client')).toEqual([]);
    expect(await search('assignee', 'Editor')).toMatchObject([{ name: 'Elena Editor' }]);
    expect((await app.admin.get('/buzbot/rooms/options/language')).status).toBe(404);
  });

  test('is assigned to staff only, and an outdated change is a conflict', async () => {
    const room = await customerWrites(902, 'Salut');
    const nobody = await app.admin.patch(`/buzbot/rooms/${room.id}`, { assignee: 999_999 });
    expect(nobody.rules).toEqual({ assignee: ['not_found'] });
    const first = await app.admin.patch(`/buzbot/rooms/${room.id}`, { state: 'human', version: 1 });
    expect(first.data()).toMatchObject({ state: 'human', version: 2 });
    const stale = await app.admin.patch(`/buzbot/rooms/${room.id}`, { state: 'bot', version: 1 });
    expect(stale.body.code).toBe('version_conflict');
    const wrong = await app.admin.patch(`/buzbot/rooms/${room.id}`, { unread: 0, read: 'maybe' });
    expect(wrong.status).toBe(422);
  });

  test('shows its customer as far as the user may read them', async () => {
    const room = await customerWrites(903, 'Salut');
    const empty = await app.admin.get(`/buzbot/rooms/${room.id}/customer`);
    expect(empty.data()).toEqual({ customer: null, offers: [], orders: [] });
    const shown = await app.admin.get(`/buzbot/rooms/${room.id}/show`);
    expect(shown.data()).toMatchObject({ id: room.id, customer_name: 'Andrei' });
    expect((await app.admin.get('/buzbot/rooms/999999/customer')).status).toBe(404);
  });

  test('shows the offers and orders of a client, and addresses only with the permission', async () => {
    const client = (
      await app.admin.post('/users/add_client', {
        first_name: 'Ion',
        last_name: 'Ciobanu',
        email: 'ion@example.com',
        phone: '069123456',
      })
    ).data<WireRecord>();
    const offer = await app.make('offers', { user: client.id });
    const order = await app.make('orders', { client: client.id });
    const room = await customerWrites(905, 'Salut');
    const linked = await app.admin.patch(`/buzbot/rooms/${room.id}`, { customer: client.id });
    expect(linked.data()).toMatchObject({ customer: { id: client.id, name: 'Ion Ciobanu' } });
    const panel = await app.admin.get(`/buzbot/rooms/${room.id}/customer`);
    expect(panel.data()).toMatchObject({
      customer: { id: client.id, name: 'Ion Ciobanu', email: 'ion@example.com' },
      offers: [{ id: offer.id, code: offer.code, status: 'new' }],
      orders: [{ id: order.id, code: order.code, status: 'new' }],
    });
    const reader = await app.signInAs([
      ['read', 'buzbot_messages'],
      ['read', 'orders'],
    ]);
    const narrow = await reader.get(`/buzbot/rooms/${room.id}/customer`);
    expect(narrow.data()).toMatchObject({
      customer: { name: 'Ion Ciobanu', email: null, phone: null },
      offers: [],
      orders: [{ id: order.id }],
    });
  });

  test('requires one permission to read it and another one to reply', async () => {
    const room = await customerWrites(904, 'Salut');
    const reader = await app.signInAs([['read', 'buzbot_messages']]);
    expect((await reader.get('/buzbot/rooms')).status).toBe(200);
    expect((await reply(reader, room, { text: 'x' })).status).toBe(403);
    expect((await reader.patch(`/buzbot/rooms/${room.id}`, { read: true })).status).toBe(403);
    expect((await reader.get('/buzbot/events')).status).toBe(403);
    const stranger = await app.signInAs([['read', 'offers']]);
    expect((await stranger.get(`/buzbot/messages/${room.id}`)).status).toBe(403);
  });
});

test('the server registers its webhook with Telegram', async () => {
  await app.listen();
  await eventually(() =>
    expect(bot.called('setWebhook').at(-1)?.body).toEqual({
      url: `https://office.example.com/api/v1${webhook}`,
      allowed_updates: ['message', 'my_chat_member', 'callback_query'],
    }),
  );
  expect(new Set(bot.calls.map((call) => call.token))).toEqual(new Set([token]));
});

function sentTo(chat: string): readonly string[] {
  return bot
    .called('sendMessage')
    .filter(({ body }) => body.chat_id === chat)
    .map(({ body }) => String(body.text));
}

/** An image of one pixel. */
/** Bytes after the image make another file. */
