import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BotApi,
  messageUpdate,
  startBotApi,
} from '../../../../tests/support/servers/botApi.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { Json, WireRecord } from '../../../../tests/support/wire.ts';

const secret = 'a-secret-of-the-webhook';
const delay = 61_000;

interface Message {
  readonly direction: string;
  readonly record: { readonly id: number; readonly resource: string } | null;
}

let app: TestApp;
let bot: BotApi;
let owner: WireRecord;
let client: WireRecord;
let room: number;
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
  owner = await person('Ion', 'ro');
  client = await person('Anna', 'pl');
  await receive(1, { chat: 7, text: 'operator', name: 'Ion', language: 'ro' });
  const rooms = (await app.admin.get('/buzbot/rooms')).data<readonly { readonly id: number }[]>();
  room = rooms[0]?.id ?? 0;
  await app.admin.patch(`/buzbot/rooms/${room}`, { customer: owner.id });
  await app.idle();
});
beforeEach(async () => {
  await afterDelay();
  await app.db.rows(sql`delete from outbox`);
  (bot.calls as unknown[]).length = 0;
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

async function person(first_name: string, language: string): Promise<WireRecord> {
  const response = await app.admin.post('/users/add_client', {
    ...{ first_name, last_name: 'Popa', language },
    email: `${first_name.toLowerCase()}@example.com`,
  });
  return response.data<WireRecord>();
}

const receive = (id: number, message: Parameters<typeof messageUpdate>[1], more: Json = {}) => {
  const update = messageUpdate(id, message);
  const sent = { ...update, message: { ...update.message, ...more } };
  return app.anonymous.post(`/buzbot/channels/telegram/${secret}`, sent);
};

/** What is due by now is sent, and then what waits for the delay. */
async function afterDelay(): Promise<void> {
  await app.idle();
  app.clock.advance(delay);
  await app.idle();
}

const toBot = () => bot.called('sendMessage').map(({ body }) => String(body.text));
const mails = () =>
  app.db.rows<{ recipient: string; subject: string }>(
    sql`select recipient, subject from outbox order by id`,
  );
const offerOf = (values: Json = {}) => app.make('offers', { user: owner.id, ...values });
const decide = (resource: string, { id }: WireRecord, status: string, reason?: string) =>
  app.admin.patch(`/${resource}/${id}/change_status`, { status, ...(reason && { reason }) });

describe('a decision about an offer', () => {
  test('reaches its owner in the room with the bot, in the language of the room', async () => {
    const offer = await offerOf();
    expect((await decide('offers', offer, 'active')).status).toBe(200);
    await app.idle();
    expect(toBot()).toEqual([]);
    await afterDelay();
    expect(toBot()).toEqual([expect.stringContaining('Oferta dumneavoastră este aprobată')]);
    expect(toBot()[0]).toContain(`Excavator`);
    expect(await mails()).toEqual([]);
  });

  test('names the reason of a rejection', async () => {
    const offer = await offerOf();
    await decide('offers', offer, 'rejected', 'The photo shows another machine');
    await afterDelay();
    expect(toBot()).toEqual([expect.stringContaining('Motiv: The photo shows another machine')]);
  });

  test('is not sent when it is undone within the delay', async () => {
    const offer = await offerOf();
    await decide('offers', offer, 'active');
    await decide('offers', offer, 'hidden');
    await afterDelay();
    expect(toBot()).toEqual([expect.stringContaining('ascunsă')]);
    await decide('offers', offer, 'active');
    await decide('offers', offer, 'hidden');
    await afterDelay();
    expect(toBot()).toHaveLength(1);
    expect(await app.db.rows(sql`select 1 from customer_notices`)).toEqual([]);
  });

  test('is not sent when the project or the owner has turned messages off', async () => {
    const offer = await offerOf();
    const { project } = (await app.admin.get(`/offers/${offer.id}/edit`)).data<{
      project: { id: number };
    }>();
    await app.admin.patch(`/projects/${project.id}`, { customer_notices: false });
    await decide('offers', offer, 'active');
    await afterDelay();
    await app.admin.patch(`/projects/${project.id}`, { customer_notices: true });
    await app.admin.patch(`/users/${owner.id}`, { customer_notices: false });
    await decide('offers', offer, 'hidden');
    await afterDelay();
    await app.admin.patch(`/users/${owner.id}`, { customer_notices: true });
    expect(toBot()).toEqual([]);
    await decide('offers', offer, 'active');
    await afterDelay();
    expect(toBot()).toHaveLength(1);
  });

  test('waits until the quiet hours of the project end', async () => {
    const offer = await offerOf();
    const { project } = (await app.admin.get(`/offers/${offer.id}/edit`)).data<{
      project: { id: number };
    }>();
    const zone = await app.make('work_calendars', { time_zone: 'UTC' });
    await app.admin.patch(`/projects/${project.id}`, { work_calendar: zone.id });
    const hours = (ahead: number) =>
      new Date(app.clock.now().getTime() + ahead * 3_600_000).toISOString().slice(11, 16);
    const quiet = { delay_minutes: 1, quiet_from: hours(-1), quiet_to: hours(2) };
    expect((await app.admin.patch('/settings/customer_notices', quiet)).status).toBe(200);
    await decide('offers', offer, 'active');
    await afterDelay();
    expect(toBot()).toEqual([]);
    app.clock.advance(2 * 3_600_000);
    await app.idle();
    expect(toBot()).toHaveLength(1);
    await app.admin.patch('/settings/customer_notices', {
      ...{ delay_minutes: 1, quiet_from: null, quiet_to: null },
    });
  });

  test('lets the reply land beside the offer', async () => {
    const offer = await offerOf();
    await decide('offers', offer, 'active');
    await afterDelay();
    await receive(50, { chat: 7, text: 'Mulțumesc!' });
    const found = await app.admin.get(`/buzbot/messages/${room}?limit=2`);
    const messages = found.data<readonly Message[]>();
    expect(
      messages.map(({ direction, record }) => [direction, record?.resource, record?.id]),
    ).toEqual([
      ['in', 'offers', offer.id],
      ['out', 'offers', offer.id],
    ]);
  });
});

describe('decisions of a bulk change', () => {
  const start = async (body: Json) => {
    const response = await app.admin.post('/offers/bulk', body);
    expect(response.status, response.text).toBe(202);
    await afterDelay();
    await afterDelay();
  };

  test('are sent after it has ended if a person selected the records', async () => {
    const [one, two] = [await offerOf(), await offerOf()];
    await start({ ids: [one.id, two.id], change: { status: 'active' } });
    expect(toBot()).toHaveLength(2);
  });

  test('are not sent if a filter selected the records', async () => {
    const offer = await offerOf();
    const filter = { code: { eq: String(offer.code) } };
    await start({ filter, change: { status: 'active' } });
    expect(toBot()).toEqual([]);
    expect((await app.admin.get(`/offers/${offer.id}/edit`)).data()).toMatchObject({
      status: 'active',
    });
  });

  test('are not sent if it failed before its end', async () => {
    const offer = await offerOf();
    await decide('offers', offer, 'active');
    const [job] = await app.db.rows<{ id: number }>(sql`
      insert into jobs (kind, state, run_at, created_at) values ('bulk', 'failed', now(), now()) returning id`);
    await app.db.rows(sql`update customer_notices set job_id = ${job?.id}`);
    await afterDelay();
    expect(toBot()).toEqual([]);
    // The next decision of a person is compared with the state after the failed job.
    await decide('offers', offer, 'hidden');
    await afterDelay();
    expect(toBot()).toEqual([expect.stringContaining('ascunsă')]);
  });
});

describe('a decision about an order', () => {
  const orderOf = async () => {
    const offer = await offerOf();
    return app.make('orders', {
      ...{ offer: offer.id, client: client.id, unit: 'hour', units: 24, ends_at: undefined },
      starts_at: '2035-02-03T08:00:00.000Z',
      prices: { price_per_shift: null, price_per_hour: '10.00' },
    });
  };

  test('reaches its client by e-mail and the owner of the machine by the bot', async () => {
    const order = await orderOf();
    await decide('orders', order, 'active');
    await afterDelay();
    expect(toBot()).toEqual([expect.stringContaining('Închiriere nouă')]);
    expect(toBot()[0]).toContain('240,00');
    expect(await mails()).toEqual([
      { recipient: 'anna@example.com', subject: `Zamówienie ${order.code} potwierdzone` },
    ]);
  });

  test('is one message about the result of several changes', async () => {
    const order = await orderOf();
    await decide('orders', order, 'active');
    await afterDelay();
    (bot.calls as unknown[]).length = 0;
    await app.db.rows(sql`delete from outbox`);
    const extended = await app.admin.post(`/orders/${order.id}/extend`, {
      ends_at: '2035-02-05T08:00:00.000Z',
    });
    expect(extended.status).toBe(200);
    await app.admin.patch(`/orders/${order.id}`, { quantity: 1, units: 50 });
    await afterDelay();
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.subject).toContain('zmienione');
    expect(toBot()).toHaveLength(1);
  });

  test('is not sent when an extension is undone', async () => {
    const order = await orderOf();
    await decide('orders', order, 'active');
    await afterDelay();
    await app.db.rows(sql`delete from outbox`);
    await app.admin.post(`/orders/${order.id}/extend`, { ends_at: '2035-02-05T08:00:00.000Z' });
    const undone = await app.admin.post(`/orders/${order.id}/undo_rental`, {});
    expect(undone.status, undone.text).toBe(200);
    await afterDelay();
    expect(await mails()).toEqual([]);
  });

  test('names the reason of a cancellation, and says nothing to the owner about a request', async () => {
    const order = await orderOf();
    await app.admin.post(`/orders/${order.id}/cancel`, { reason: 'Road closed' });
    await afterDelay();
    expect((await mails())[0]?.subject).toContain('anulowane');
    expect(toBot()).toEqual([]);
  });
});

describe('the texts of messages to customers', () => {
  const change = (notice: string, texts: Json) =>
    app.admin.patch(`/settings/customer_notices/${notice}`, { texts });

  test('are used once an admin has changed them, and restored when they are emptied', async () => {
    expect((await change('offer_approved', { ro: 'Gata, {first_name}: {code}' })).status).toBe(200);
    const offer = await offerOf();
    await decide('offers', offer, 'active');
    await afterDelay();
    expect(toBot()).toEqual([`Gata, Ion: ${offer.code}`]);
    const restored = await change('offer_approved', { ro: null });
    const { templates } = restored.data<{ templates: readonly Json[] }>();
    const [template] = templates.filter(({ notice }) => notice === 'offer_approved');
    expect(template?.texts).toEqual(template?.defaults);
  });

  test('name the nearest variable instead of an unknown one', async () => {
    const refused = await change('offer_approved', { en: 'Hello {frist_name}' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('{first_name}');
    // Only rejections and cancellations have a reason.
    expect((await change('offer_approved', { en: 'Because {reason}' })).status).toBe(422);
    expect((await change('offer_rejected', { en: 'Because {reason}' })).status).toBe(200);
  });

  test('are previewed with a record', async () => {
    const offer = await offerOf();
    const preview = await app.admin.post('/settings/customer_notices/offer_approved/preview', {
      record: offer.id,
      texts: { ro: 'Cod {code}' },
    });
    expect(preview.data()).toMatchObject({
      record: { id: offer.id },
      recipient: { id: owner.id },
      channel: 'telegram',
      language: 'ro',
      texts: { ro: `Cod ${offer.code}`, en: expect.stringContaining(String(offer.code)) },
    });
  });

  test('are for admins alone', async () => {
    const editor = await app.signInAs('editor');
    expect((await editor.get('/settings/customer_notices')).status).toBe(403);
  });
});
