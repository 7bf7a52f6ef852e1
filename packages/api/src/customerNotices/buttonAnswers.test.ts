import { buttonLabels } from '@rentyard/contract/entities/chat/messageButtons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BotApi,
  messageUpdate,
  startBotApi,
} from '../../../../tests/support/servers/botApi.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { Json, WireRecord } from '../../../../tests/support/wire.ts';

const secret = 'a-secret-of-the-webhook';
const chat = 7;

let app: TestApp;
let bot: BotApi;
let owner: WireRecord;
let room: number;
beforeAll(async () => {
  bot = await startBotApi();
  const telegram = { token: '1:a', apiUrl: bot.url, webhookSecret: secret, setsWebhook: false };
  app = await startApp({
    background: ['jobs'],
    channels: { playsCustomers: false, telegram: { ...telegram, callsPerSecond: 1_000 } },
  });
  const person = { first_name: 'Ion', last_name: 'Popa', email: 'ion@example.com' };
  owner = (await app.admin.post('/users/add_client', person)).data<WireRecord>();
  await type('operator');
  const rooms = (await app.admin.get('/buzbot/rooms')).data<readonly { readonly id: number }[]>();
  room = rooms[0]?.id ?? 0;
  await app.admin.patch(`/buzbot/rooms/${room}`, { customer: owner.id });
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

let updates = 0;
async function send(update: Json): Promise<void> {
  const received = await app.anonymous.post(`/buzbot/channels/telegram/${secret}`, update);
  expect(received.status, received.text).toBe(200);
  await app.idle();
}
function type(text: string): Promise<void> {
  updates += 1;
  return send(messageUpdate(updates, { chat, text, language: 'en' }));
}

/** Presses a button below the last message of the bot with buttons. */
async function press(button: string): Promise<void> {
  updates += 1;
  const call = bot.calls.findLast(({ body }) => body.reply_markup);
  const markup = call?.body.reply_markup as {
    inline_keyboard: readonly (readonly { callback_data: string }[])[];
  };
  const data = markup.inline_keyboard.flat().find((one) => one.callback_data.endsWith(button));
  await send({
    update_id: 20_000 + updates,
    callback_query: {
      id: String(updates),
      from: { id: chat, is_bot: false, first_name: 'Ion', language_code: 'en' },
      chat_instance: '1',
      data: data?.callback_data,
      message: {
        message_id: 1_000 + bot.calls.length,
        date: 1,
        chat: { id: chat, type: 'private' },
      },
    },
  });
}

const said = () => String(bot.called('sendMessage').at(-1)?.body.text);
const blocked = async (offer: WireRecord) =>
  (await app.admin.get('/blocked_periods', { 'filter[offer]': String(offer.id) })).data<
    readonly WireRecord[]
  >();

async function approvedOffer(): Promise<WireRecord> {
  const offer = await app.make('offers', { user: owner.id });
  await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  await app.idle();
  app.clock.advance(61_000);
  await app.idle();
  return offer;
}

describe('buttons below a message of the bot', () => {
  test('block the days that the owner types', async () => {
    const offer = await approvedOffer();
    await press('not_available');
    expect(said()).toContain('From when to when');
    await type('some day in spring');
    expect(said()).toContain('could not read the dates');
    await type('05.03.2035 - 07.03.2035');
    expect(said()).toContain('not available from 2035-03-05 to 2035-03-07');
    // Local days in Chisinau.
    expect(await blocked(offer)).toMatchObject([
      {
        reason: 'owner',
        starts_at: '2035-03-04T22:00:00.000Z',
        ends_at: '2035-03-07T22:00:00.000Z',
      },
    ]);
    // The next message is an ordinary one.
    await type('05.04.2035');
    expect(await blocked(offer)).toHaveLength(1);
  });

  test('do not block days on which the machine is booked', async () => {
    const offer = await approvedOffer();
    const order = await app.make('orders', {
      ...{ offer: offer.id, unit: 'hour', units: 24, starts_at: '2035-05-10T08:00:00.000Z' },
      prices: { price_per_shift: null, price_per_hour: '10.00' },
    });
    await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
    await press('not_available');
    await type('09.05.2035 - 11.05.2035');
    expect(said()).toContain('already booked');
    expect(await blocked(offer)).toEqual([]);
    await type('12.05.2035');
    expect(await blocked(offer)).toHaveLength(1);
  });

  test('are answered once, also as typed text, and shown in the conversation', async () => {
    await approvedOffer();
    await type(buttonLabels.en.available);
    expect(said()).toContain('stays available');
    const messages = await app.admin.get(`/buzbot/messages/${room}?limit=3`);
    expect(
      messages.data<readonly { readonly buttons: readonly string[] }[]>().at(-1)?.buttons,
    ).toEqual(['available', 'not_available']);
  });

  test('wait for no dates that a clock a day ahead asked for', async () => {
    const offer = await approvedOffer();
    app.clock.advance(86_400_000);
    await press('not_available');
    app.clock.advance(-86_400_000);
    await type('05.06.2035');
    expect(await blocked(offer)).toEqual([]);
  });

  test('do not let others block a machine', async () => {
    const offer = await approvedOffer();
    await app.admin.patch(`/buzbot/rooms/${room}`, { customer: null });
    await press('not_available');
    expect(said()).toContain('Only the owner');
    await type('05.03.2035');
    expect(await blocked(offer)).toEqual([]);
    await app.admin.patch(`/buzbot/rooms/${room}`, { customer: owner.id });
  });
});
