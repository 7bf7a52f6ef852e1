import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventReader, readEvents } from '../../support/eventReader.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Json, WireRecord } from '../../support/wire.ts';

/** Without a bot, the demo channel simulates customers by the clock of the test. */
let app: TestApp;
let address: string;
const readers: EventReader[] = [];
beforeAll(async () => {
  app = await startApp({ background: ['jobs', 'events'], channels: { playsCustomers: true } });
  address = await app.listen();
});
afterAll(async () => {
  for (const reader of readers) reader.disconnect();
  await app.close();
});

async function listen(client = app.admin, path = '/buzbot/stream', lastEventId?: number) {
  const reader = await readEvents(address, path, client, { lastEventId });
  readers.push(reader);
  await eventually(() => expect(reader.events.length).toBeGreaterThan(0));
  return reader;
}

/** A room of the demo channel, created by a test message. */
async function room(): Promise<number> {
  const trial = await app.admin.form('/buzbot/broadcast/test', { message: 'Hello!' });
  return trial.data<{ room_id: number }>().room_id;
}

describe('a customer of the demo channel', () => {
  test('replies in their language', async () => {
    const id = await room();
    await app.admin.patch(`/buzbot/rooms/${id}`, { language: 'pl' });
    const reader = await listen();
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'Kiedy?', client_id: 'q' });
    await eventually(() =>
      expect(reader.named('message').at(-1)?.data).toMatchObject({ delivery: 'delivered' }),
    );
    app.clock.advance(10_000);
    await eventually(() =>
      expect(reader.named('message').map(({ data }) => data.direction)).toContain('in'),
    );
    const reply = reader.named('message').find(({ data }) => data.direction === 'in')?.data;
    expect(reply?.text).toMatch(/Pasuje nam|z operatorem|kierownikiem|mailem/);
    expect((await app.admin.get('/buzbot/rooms')).data<WireRecord[]>()[0]).toMatchObject({
      id,
      is_unread: true,
    });
  });
});

describe('the chat stream', () => {
  test('sends 300 messages once and in order across ten reconnects', async () => {
    const id = await room();
    const note = (text: string) =>
      app.admin.post(`/buzbot/messages/${id}`, { text, kind: 'note', client_id: text });
    let reader = await listen();
    const received: string[] = [];
    const take = () => {
      reader.disconnect();
      received.push(
        ...reader
          .named('message')
          .filter(({ data }) => data.direction === 'note')
          .map(({ data }) => String(data.text)),
      );
    };
    const texts = Array.from({ length: 300 }, (_, at) => `Note ${at}`);
    for (let cut = 0; cut < 10; cut += 1) {
      const batch = texts.slice(30 * cut, 30 * cut + 30);
      for (const text of batch.slice(0, 15)) await note(text);
      take();
      for (const text of batch.slice(15)) await note(text);
      reader = await listen(app.admin, '/buzbot/stream', reader.lastId);
    }
    await eventually(() =>
      expect([...received, ...reader.named('message').map(({ data }) => data.text)]).toContain(
        'Note 299',
      ),
    );
    take();
    expect(received).toEqual(texts);
  });

  test('sends a message together with all of its pictures', async () => {
    const id = await room();
    const photos: number[] = [];
    for (const background of ['#204060', '#806020']) {
      const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer();
      const file = new Blob([new Uint8Array(png)], { type: 'image/png' });
      photos.push((await app.admin.form('/photos', { file })).data<WireRecord>().id);
    }
    const reader = await listen();
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'a\nb', attachments: photos });
    const sent = () => reader.named('message').find(({ data }) => data.text === 'a\nb');
    await eventually(() => expect(sent()).toBeDefined());
    expect(sent()?.data).toMatchObject({ attachments: photos.map((photo) => ({ id: photo })) });
  });

  test('sends who views a room and who types, and stores neither', async () => {
    const id = await room();
    const editor = await app.signInAs('editor');
    const reader = await listen();
    const typing = await editor.post(`/buzbot/rooms/${id}/presence`, { state: 'typing' });
    expect(typing.status).toBe(204);
    await eventually(() =>
      expect(reader.named('presence').map(({ data }) => data)).toEqual([
        { room: id, person: { id: expect.any(Number), name: 'Elena Editor' }, state: 'typing' },
      ]),
    );
    expect(reader.named('presence')[0]?.id).toBeUndefined();
    const wrong = await editor.post(`/buzbot/rooms/${id}/presence`, { state: 'asleep' });
    expect(wrong.rules).toEqual({ state: ['choice'] });
  });

  test('sends each user only what they may read', async () => {
    const person = await app.signInAs([['read', 'buzbot_messages']]);
    const [mine, all] = [await listen(person), await listen()];
    const id = await room();
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'Hi', client_id: 'rights' });
    await eventually(() => expect(all.named('bot_event').length).toBeGreaterThan(0));
    await eventually(() => expect(mine.named('room').length).toBeGreaterThan(0));
    expect(mine.named('bot_event')).toEqual([]);
  });

  test('is also part of the common stream, so a browser needs one connection', async () => {
    const reader = await listen(app.admin, '/events?topics=counters,buzbot');
    const id = await room();
    // One of the two requests changes the room, whether it is read or unread.
    await app.admin.patch(`/buzbot/rooms/${id}`, { read: false });
    await app.admin.patch(`/buzbot/rooms/${id}`, { read: true });
    await eventually(() => expect(reader.named('room').length).toBeGreaterThan(0));
    await eventually(() =>
      expect(reader.named('counters').map(({ data }) => data)).toContainEqual({
        subject: 'buzbot_messages',
      }),
    );
  });
});

describe('the bot dashboard', () => {
  test('lists the events of the bot by type and result', async () => {
    const id = await room();
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'Seen?', client_id: 'd' });
    const query = { 'filter[type]': 'message_sent', 'filter[result]': 'ok', 'filter[room]': id };
    await app.idle();
    const [event] = (await app.admin.get('/buzbot/events', query)).data<WireRecord[]>();
    expect(event).toMatchObject({ type: 'message_sent', result: 'ok', room: { id } });
    expect(event).not.toHaveProperty('payload');
  });

  test('shows an event with its steps, its previous and its next event', async () => {
    const id = await room();
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'One', client_id: 'one' });
    await app.admin.post(`/buzbot/messages/${id}`, { text: 'Two', client_id: 'two' });
    await app.idle();
    const events = (await app.admin.get('/buzbot/events')).data<WireRecord[]>();
    // The channel is served beside the requests, so events of received messages may come between those of sent ones.
    const at = events.findIndex(
      ({ type }, index) => index > 0 && index < events.length - 1 && type === 'message_sent',
    );
    const [newer, middle, older] = [events[at - 1], events[at], events[at + 1]];
    expect(middle).toMatchObject({ type: 'message_sent' });
    const log = await app.admin.get(`/buzbot/log/${middle?.id}`);
    expect(log.data()).toMatchObject({
      id: middle?.id,
      previous: older?.id,
      next: newer?.id,
      payload: expect.any(Object),
      steps: [{ name: expect.any(String), result: 'ok', duration: expect.any(Number) }],
    });
    const received = { 'filter[type]': 'message_received' };
    const [only] = (await app.admin.get('/buzbot/events', received)).data<WireRecord[]>();
    const among = await app.admin.get(`/buzbot/log/${only?.id}`, received);
    expect(among.data<Json>().next).toBeNull();
    expect((await app.admin.get('/buzbot/log/999999')).status).toBe(404);
  });

  test('masks secrets in messages of customers', async () => {
    const id = await room();
    const text = 'Card 4111 1111 1111 1111, please';
    await app.admin.post(`/buzbot/messages/${id}`, { text, client_id: 'card' });
    await app.idle();
    const events = await app.admin.get('/buzbot/events', { 'filter[room]': id });
    const logs = await Promise.all(
      events.data<WireRecord[]>().map((event) => app.admin.get(`/buzbot/log/${event.id}`)),
    );
    expect(logs.map((log) => log.text).join()).toContain('Card ••••••');
    expect(logs.map((log) => log.text).join()).not.toContain('4111');
  });

  test('counts events and errors over time, including empty hours', async () => {
    const now = app.clock.now();
    const from = new Date(now.getTime() - 3 * 3_600_000).toISOString();
    const stats = await app.admin.get('/buzbot/events/stats', { from, bucket: 'hour' });
    const columns = stats.data<{ at: string; total: number; errors: number }[]>();
    expect(columns).toHaveLength(4);
    expect(columns[0]?.at).toMatch(/:00:00\.000Z$/);
    expect(columns.at(-1)?.total).toBeGreaterThan(0);
    const wide = await app.admin.get('/buzbot/events/stats', {
      from: '2020-01-01',
      bucket: 'minute',
    });
    expect(wide.rules).toEqual({ bucket: ['max_value'] });
    const first = await app.admin.get('/buzbot/events/stats', { to: '0001-01-01' });
    expect(first.status).toBe(200);
    const turned = await app.admin.get('/buzbot/events/stats', { from: '2999-01-01' });
    expect(turned.rules).toMatchObject({ from: ['range'] });
  });
});

describe('canned responses', () => {
  test('are stored in six languages and inserted by a shortcut', async () => {
    const draft = {
      shortcut: 'price',
      text: { en: 'Hello {customer}, the price is…', ro: 'Bună ziua {customer}, prețul este…' },
      sort_order: 10,
    };
    const created = await app.admin.post('/buzbot/replies', draft);
    expect(created.status, created.text).toBe(201);
    const { id } = created.data<WireRecord>();
    const list = await app.admin.get('/buzbot/replies', { search: 'price' }, { language: 'ro' });
    expect(list.data()).toMatchObject([{ id, text: draft.text.ro }]);
    const changed = await app.admin.patch(`/buzbot/replies/${id}`, {
      text: { ...draft.text, pl: 'Dzień dobry {customer}, cena to…' },
      version: 1,
    });
    expect(changed.data()).toMatchObject({ version: 2 });
    expect((await app.admin.get(`/buzbot/replies/${id}/edit`)).data()).toMatchObject({
      text: { pl: 'Dzień dobry {customer}, cena to…' },
    });
    const again = await app.admin.post('/buzbot/replies', draft);
    expect(again.rules).toEqual({ shortcut: ['unique'] });
    const removal = await app.admin.delete('/buzbot/replies', { id });
    expect(removal.data()).toEqual({ deleted: [id], refused: [] });
    expect((await app.admin.get(`/buzbot/replies/${id}/edit`)).status).toBe(404);
  });

  test('accept only the variables that the chat fills in', async () => {
    const reply = await app.admin.post('/buzbot/replies', {
      shortcut: 'typo',
      text: { en: 'Hello {custmer}' },
    });
    expect(reply.rules).toEqual({ 'text.en': ['unknown_variable'] });
  });
});
