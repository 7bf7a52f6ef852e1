import type { IssuedWebhook, WebhookRow } from '@rentyard/contract/entities/webhook/webhook';
import type { WebhookDelivery } from '@rentyard/contract/entities/webhook/webhookRoutes';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type HookServer,
  type ReceivedHook,
  startHookServer,
} from '../../support/servers/hookServer.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const hour = 3_600_000;

let app: TestApp;
let hooks: HookServer;
beforeEach(async () => {
  hooks = await startHookServer();
  app = await startApp({ background: ['jobs'], outboundAllow: [hooks.pair] });
});
afterEach(async () => {
  await app.close();
  await hooks.close();
});

async function subscribe(changes: Readonly<Record<string, unknown>> = {}): Promise<IssuedWebhook> {
  const body = { name: 'Shop', url: hooks.url, events: ['brands.created', 'brands.updated'] };
  const created = await app.admin.post('/webhooks', { ...body, ...changes });
  expect(created.body).toMatchObject({ data: { name: 'Shop' } });
  return created.data<IssuedWebhook>();
}

async function deliveriesOf(id: number): Promise<readonly WebhookDelivery[]> {
  return (await app.admin.get(`/webhooks/${id}/deliveries`)).data<readonly WebhookDelivery[]>();
}

async function webhookNow(id: number): Promise<WebhookRow> {
  return (await app.admin.get(`/webhooks/${id}/show`)).data<WebhookRow>();
}

/** Runs everything that becomes due in this time, one attempt after the other. */
async function idleFor(time: number, step = hour): Promise<void> {
  for (let passed = 0; passed < time; passed += step) {
    app.clock.advance(step);
    await app.idle();
  }
}

/** Throws unless the reference verifier accepts the request. */
function verify(secret: string | null, { body, headers }: Pick<ReceivedHook, 'body' | 'headers'>) {
  return new Webhook(String(secret)).verify(body, headers as Record<string, string>);
}

describe('a delivery', () => {
  test('has the event and the record as it is shown, without other fields', async () => {
    await subscribe();
    const brand = await app.make('brands', { name: 'Liebherr' });
    await app.admin.patch(`/brands/${brand.id}`, { name: 'Liebherr AG' });
    await app.idle();
    const [created, updated] = hooks.received;
    const shown = (await app.admin.get(`/brands/${brand.id}/show`)).data<object>();
    expect(created).toMatchObject({ type: 'brands.created', data: { id: brand.id, version: 1 } });
    expect(updated).toMatchObject({
      type: 'brands.updated',
      data: { resource: 'brands', id: brand.id, version: 2, changed: ['name'], record: shown },
    });
    expect(Object.keys(updated?.data.record ?? {}).sort()).toEqual(Object.keys(shown).sort());
  });

  test('of a deleted record has its last values', async () => {
    await subscribe({ events: ['brands.deleted'] });
    const brand = await app.make('brands', { name: 'Demag' });
    await app.admin.delete('/brands', { id: brand.id });
    await app.idle();
    expect(hooks.received).toMatchObject([
      { type: 'brands.deleted', data: { id: brand.id, record: { name: 'Demag' } } },
    ]);
  });

  test('has no secret of the record', async () => {
    await subscribe({ events: ['projects.created'] });
    await app.make('projects', { smtp_password: 'hunter-secret' });
    await app.idle();
    expect(hooks.received).toHaveLength(1);
    expect(hooks.received[0]?.body).not.toContain('hunter-secret');
    expect(hooks.received[0]?.data.record).toMatchObject({ smtp_password_set: true });
  });

  test('is caused by records that the filter matches after the change', async () => {
    await subscribe({ filter: 'filter[status]=active&search=cat&page=2' });
    await app.make('brands', { name: 'Komatsu' });
    const brand = await app.make('brands', { name: 'Caterpillar' });
    await app.admin.patch(`/brands/${brand.id}/change_status`, { status: 'active' });
    await app.admin.patch(`/brands/${brand.id}`, { sort_order: 7 });
    await app.idle();
    expect(hooks.received).toMatchObject([{ type: 'brands.updated', data: { id: brand.id } }]);
  });

  test('is not caused by a change that was rolled back, nor by another event', async () => {
    await subscribe({ events: ['brands.created'] });
    const brand = await app.make('brands');
    await app.admin.post('/brands', { name: '' });
    await app.admin.patch(`/brands/${brand.id}`, { name: 'Other' });
    await app.idle();
    expect(hooks.received).toMatchObject([{ data: { id: brand.id } }]);
  });
});

describe('a signature', () => {
  test('is accepted by the reference verifier, and refused when anything was changed', async () => {
    const { secret } = await subscribe();
    await app.make('brands');
    await app.idle();
    const hook = hooks.received[0] as ReceivedHook;
    app.clock.now();
    expect(secret).toMatch(/^whsec_/);
    const at = Number(hook.headers['webhook-timestamp']);
    expect(Math.abs(at - app.clock.now().getTime() / 1_000)).toBeLessThan(60);
    expect(verify(secret, hook)).toMatchObject({ type: 'brands.created' });
    const withHeader = (name: string, value: string) => ({
      ...hook,
      headers: { ...hook.headers, [name]: value },
    });
    expect(() => verify(secret, { ...hook, body: `${hook.body} ` })).toThrow();
    expect(() => verify(secret, withHeader('webhook-id', 'msg_other'))).toThrow();
    expect(() => verify(secret, withHeader('webhook-timestamp', String(at + 1)))).toThrow();
    // A recorded request is refused when it is sent again later.
    expect(() => verify(secret, withHeader('webhook-timestamp', String(at - 600)))).toThrow(
      /timestamp/,
    );
    expect(() => verify(`whsec_${btoa('another secret of the same form')}`, hook)).toThrow();
  });

  test('is made with both secrets during the overlap of a rotation, and then with the new one', async () => {
    const { id, secret: first } = await subscribe();
    const rotated = await app.admin.post(`/webhooks/${id}/rotate`, { overlap_hours: 1 });
    const { secret: second } = rotated.data<IssuedWebhook>();
    expect(second).not.toBe(first);
    await app.make('brands');
    await app.idle();
    const during = hooks.received[0] as ReceivedHook;
    for (const secret of [first, second]) expect(verify(secret, during)).toBeTruthy();
    app.clock.advance(hour);
    await app.make('brands');
    await app.idle();
    const after = hooks.received[1] as ReceivedHook;
    const fresh = { ...after, headers: { ...after.headers } };
    expect(String(after.headers['webhook-signature']).split(' ')).toHaveLength(1);
    const signed = new Webhook(String(second)).sign(
      String(fresh.headers['webhook-id']),
      new Date(1_000 * Number(fresh.headers['webhook-timestamp'])),
      after.body,
    );
    expect(after.headers['webhook-signature']).toBe(signed);
  });
});

describe('an endpoint', () => {
  test('that refuses gets the same message again, later and later, until it accepts', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 500, headers: { 'x-reason': 'full' }, body: 'disk full\0' };
    await app.make('brands');
    await app.idle();
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({
      state: 'pending',
      attempts: 1,
      failure: 'status',
      response: { status: 500, body: 'disk full', headers: { 'x-reason': 'full' } },
    });
    expect(Date.parse(String(failed?.next_attempt_at))).toBeGreaterThan(app.clock.now().getTime());
    await app.idle();
    expect(hooks.received).toHaveLength(1);
    await idleFor(10_000, 5_000);
    expect(hooks.received.length).toBeLessThanOrEqual(3);
    hooks.reply = { status: 204 };
    await idleFor(hour, hour);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', failure: null }]);
    expect(new Set(hooks.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await webhookNow(id)).toMatchObject({ failures: 0, failing_since: null });
  });

  test('receives the events of a record in their order, and those of others meanwhile', async () => {
    await subscribe();
    const stuck = await app.make('brands', { name: 'Stuck' });
    await app.idle();
    hooks.reply = ({ data }) => ({ status: data.id === stuck.id ? 422 : 204 });
    for (const name of ['Stuck 2', 'Stuck 3']) {
      await app.admin.patch(`/brands/${stuck.id}`, { name });
    }
    await app.make('brands', { name: 'Free' });
    await app.idle();
    const names = () => hooks.received.map(({ data }) => String(data.record.name));
    expect(names().sort()).toEqual(['Free', 'Stuck', 'Stuck 2']);
    hooks.reply = { status: 200 };
    await idleFor(2 * hour);
    const versions = hooks.received.filter(({ data }) => data.id === stuck.id);
    expect(versions.map(({ data }) => data.version)).toEqual([1, 2, 2, 3]);
  });

  test('that does not respond in time is tried again later', { timeout: 60_000 }, async () => {
    const { id } = await subscribe();
    hooks.reply = 'never';
    await app.make('brands');
    await app.idle();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'pending', failure: 'timeout', response: null },
    ]);
  });

  test('that redirects to a private address is not followed', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 307, headers: { location: 'http://169.254.169.254/latest' } };
    await app.make('brands');
    await app.idle();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'pending', failure: 'redirect', response: { status: 307 } },
    ]);
    expect(hooks.received).toHaveLength(1);
  });

  test.each([
    'http://127.0.0.1:9/x',
    'http://[::1]:9/x',
    'http://10.1.2.3/x',
    'http://localhost:9/',
  ])('at the private address %s is never called', async (url) => {
    const { id } = await subscribe({ url });
    await app.make('brands');
    await app.idle();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'pending', failure: 'address_refused', response: null },
    ]);
  });

  test('with a large response has its first 16 KB stored', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 200, body: 'x'.repeat(1_000_000) };
    await app.make('brands');
    await app.idle();
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ state: 'delivered' });
    expect(delivery?.response?.body).toHaveLength(16_384);
  });
});

describe('a dead endpoint', () => {
  test('is paused with a notice to admins, and receives all events in order when it is resumed', async () => {
    const { id } = await subscribe();
    await app.admin.patch('/profile', { preferences: { email_notifications: true } });
    hooks.reply = { status: 500 };
    const brand = await app.make('brands', { name: 'First' });
    await app.idle();
    await idleFor(30 * hour);
    const paused = await webhookNow(id);
    expect(paused).toMatchObject({ active: false, pause_reason: 'failing' });
    expect(paused.paused_at).not.toBeNull();
    const attempts = hooks.received.length;
    const notices = (await app.admin.get('/notifications')).data<readonly { kind: string }[]>();
    expect(notices).toMatchObject([{ kind: 'webhook_paused', record: { id, name: 'Shop' } }]);
    const mails = (await app.admin.get('/outbox')).data<readonly { subject: string }[]>();
    expect(mails.map(({ subject }) => subject)).toContain('Webhook paused: Shop');

    await app.admin.patch(`/brands/${brand.id}`, { name: 'Second' });
    await idleFor(3 * hour);
    expect(hooks.received).toHaveLength(attempts);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'pending', next_attempt_at: null },
      { state: 'pending', next_attempt_at: null },
    ]);

    hooks.reply = { status: 200 };
    const resumed = await app.admin.patch(`/webhooks/${id}`, { active: true });
    expect(resumed.data<WebhookRow>()).toMatchObject({
      active: true,
      paused_at: null,
      pause_reason: null,
      failures: 0,
    });
    await idleFor(2_000, 1_000);
    const since = hooks.received.slice(attempts).map(({ data }) => data.record.name);
    expect(since).toEqual(['First', 'Second']);
  });

  test('that is gone is paused by its first response', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 410 };
    await app.make('brands');
    await app.idle();
    expect(await webhookNow(id)).toMatchObject({ active: false, pause_reason: 'gone' });
  });
});

describe('a webhook that is off', () => {
  test('collects no events, and sends those from before when it is switched on', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 500 };
    await app.make('brands', { name: 'Before' });
    await app.idle();
    await app.admin.patch(`/webhooks/${id}`, { active: false });
    await app.make('brands', { name: 'Meanwhile' });
    hooks.reply = { status: 200 };
    await idleFor(3 * hour);
    expect(hooks.received).toHaveLength(1);
    await app.admin.patch(`/webhooks/${id}`, { active: true });
    await idleFor(hour);
    expect(hooks.received.map(({ data }) => data.record.name)).toEqual(['Before', 'Before']);
  });

  test('in the trash sends nothing, and continues when it is restored', async () => {
    const { id } = await subscribe();
    hooks.reply = { status: 500 };
    await app.make('brands');
    await app.idle();
    await app.admin.delete('/webhooks', { id });
    hooks.reply = { status: 200 };
    await idleFor(3 * hour);
    expect(hooks.received).toHaveLength(1);
    await app.admin.post('/webhooks/restore', { ids: [id] });
    await idleFor(hour);
    expect(hooks.received).toHaveLength(2);
  });
});

describe('a replay', () => {
  test('sends the same message once more, also while the webhook is off', async () => {
    const { id, secret } = await subscribe();
    await app.make('brands');
    await app.idle();
    await app.admin.patch(`/webhooks/${id}`, { active: false });
    const [original] = await deliveriesOf(id);
    const replayed = await app.admin.post(`/webhooks/${id}/deliveries/${original?.id}/replay`, {});
    expect(replayed.status).toBe(202);
    expect(replayed.data<WebhookDelivery>()).toMatchObject({ kind: 'replay', state: 'pending' });
    await app.idle();
    const [first, again] = hooks.received as [ReceivedHook, ReceivedHook];
    expect(again.body).toBe(first.body);
    expect(again.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(verify(secret, again)).toBeTruthy();
    expect((await deliveriesOf(id))[0]).toMatchObject({ kind: 'replay', state: 'delivered' });
  });

  test('of a delivery of another webhook is not found', async () => {
    const one = await subscribe();
    const other = await subscribe({ events: ['tags.created'] });
    await app.make('brands');
    await app.idle();
    const [delivery] = await deliveriesOf(one.id);
    const path = `/webhooks/${other.id}/deliveries/${delivery?.id}/replay`;
    expect((await app.admin.post(path, {})).status).toBe(404);
  });
});

test('a test delivery shows the response of the endpoint', async () => {
  const { id } = await subscribe();
  hooks.reply = { status: 404, body: 'no such page' };
  expect((await app.admin.post(`/webhooks/${id}/test`, {})).status).toBe(202);
  await app.idle();
  expect(hooks.received).toMatchObject([{ type: 'webhook.test' }]);
  expect(await deliveriesOf(id)).toMatchObject([
    { kind: 'test', state: 'failed', response: { status: 404, body: 'no such page' } },
  ]);
});
