import { insertRows } from '@rentyard/api/seed/insertRows';
import { messageBounds } from '@rentyard/contract/entities/chat/message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const longName = `Maximilian ${'X'.repeat(89)}`;

let app: TestApp;
/** Ids by customer. */
let rooms: readonly number[];
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  rooms = await insertRows(
    app.db,
    'buzbot_rooms',
    [
      ['Ion', 'ro'],
      [longName, 'ru'],
      ['', 'tr'],
      ['{name} {first_name}', 'pl'],
    ].map(([customer_name, language], at) => ({
      ...{ channel: 'demo', external_id: `demo-${at}`, customer_name, language },
    })),
  );
});
afterAll(() => app.close());

const calls = ['/buzbot/broadcast/preview', '/buzbot/broadcast'] as const;

describe.each(calls)('a text sent to %s', (path) => {
  const send = async (body: object) => (await app.admin.post(path, body)).rules;
  const { text: limit } = messageBounds;

  test('counts with the longest name of its recipients', async () => {
    const filler = 'x'.repeat(limit - longName.length);
    expect(await send({ message: `{name}${filler}` })).toEqual({});
    expect(await send({ message: `{name}${filler}!` })).toEqual({ message: ['max_length'] });
    const first = 'Maximilian'.length;
    expect(await send({ message: `{first_name}${'x'.repeat(limit - first)}` })).toEqual({
      message: ['max_length'],
    });
  });

  test('counts the text of each language, and only those of recipients', async () => {
    const long = `{name}${'x'.repeat(limit - 20)}`;
    expect(await send({ message: 'Hi 1', texts: { ru: long } })).toEqual({
      'texts.ru': ['max_length'],
    });
    expect(await send({ message: long, texts: { ru: 'Привет', pl: 'Hej' } })).toEqual({});
    const audience = { languages: ['ro'] };
    expect(await send({ message: 'Hi 2', texts: { ru: long }, audience })).toEqual({});
  });

  test('may have as many variables as fit', async () => {
    const message = '{name} '.repeat(400);
    expect(await send({ message, audience: { languages: ['ro'] } })).toEqual({});
    expect(await send({ message })).toEqual({ message: ['max_length'] });
  });

  test('may not have unknown variables', async () => {
    const { errors } = await app.admin.post(path, {
      message: 'Hello {firstname}',
      texts: { ru: '{nmae}', pl: '{{imie}}' },
    });
    expect(errors.message?.[0]?.message).toBe('{firstname} is not a variable. Use {first_name}');
    expect(errors['texts.ru']).toMatchObject([
      { rule: 'unknown_variable', values: { name: '{nmae}', nearest: '{name}' } },
    ]);
    expect(errors['texts.pl']).toBeUndefined();
  });
});

test('a test message counts with the name of its conversation', async () => {
  const message = `{name}${'x'.repeat(messageBounds.text - 20)}`;
  const send = async (room: number | undefined) =>
    (await app.admin.post('/buzbot/broadcast/test', { message, room })).rules;
  expect(await send(rooms[1])).toEqual({ message: ['max_length'] });
  expect(await send(rooms[0])).toEqual({});
});

describe('a schedule', () => {
  const schedule = async (minutes: number, message: string) => {
    const scheduled_at = new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
    return app.admin.post('/buzbot/broadcast', { message, scheduled_at });
  };

  test('in the past is refused', async () => {
    for (const minutes of [0, -1, -60 * 24 * 365]) {
      const refused = await schedule(minutes, `Late by ${minutes}`);
      expect(refused.rules, String(minutes)).toEqual({ scheduled_at: ['past'] });
    }
    expect((await schedule(1, 'In time')).status).toBe(201);
  });

  test('counts the filled texts too', async () => {
    const long = `{name}${'x'.repeat(messageBounds.text - 20)}`;
    expect((await schedule(60, long)).rules).toEqual({ message: ['max_length'] });
  });

  test('that has passed since returns the first broadcast of an equal request', async () => {
    const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const body = { message: 'Once', scheduled_at: at };
    const headers = { 'idempotency-key': 'once-1' };
    const first = await app.admin.post('/buzbot/broadcast', body, { headers });
    app.clock.advance(120_000);
    const again = await app.admin.post('/buzbot/broadcast', body, { headers });
    expect(again.data<WireRecord>().id).toBe(first.data<WireRecord>().id);
  });
});

test('each recipient reads the same text as in the preview of the form', async () => {
  const message = 'Dear {name} ({first_name}), {{name}}';
  const { id } = (await app.admin.post('/buzbot/broadcast', { message })).data<WireRecord>();
  const textIn = async (room: number) => {
    const { data } = (await app.admin.get(`/buzbot/messages/${room}`)).body as unknown as Messages;
    return data.find(({ broadcast_id }) => broadcast_id === id)?.text;
  };
  const texts = () => Promise.all(rooms.map(textIn));
  await expect
    .poll(texts, { timeout: 20_000 })
    .toEqual([
      'Dear Ion (Ion), {{name}}',
      `Dear ${longName} (Maximilian), {{name}}`,
      'Dear müşterimiz (müşterimiz), {{name}}',
      'Dear {name} {first_name} ({name}), {{name}}',
    ]);
});

interface Messages {
  readonly data: readonly { readonly broadcast_id?: number; readonly text: string }[];
}
