import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { IssuedWebhook, WebhookRow } from '@rentyard/contract/entities/webhook/webhook';
import { eventGroups } from '@rentyard/contract/entities/webhook/webhookEvents';
import type { WebhookDelivery } from '@rentyard/contract/entities/webhook/webhookRoutes';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HookServer, startHookServer } from '../../support/servers/hookServer.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let hooks: HookServer;
beforeAll(async () => {
  hooks = await startHookServer();
  app = await startApp({ background: ['jobs'], outboundAllow: [hooks.pair] });
});
afterAll(async () => {
  await app.close();
  await hooks.close();
});

const manages: readonly Permission[] = [
  ['read', 'webhooks'],
  ['create', 'webhooks'],
  ['update', 'webhooks'],
];
const body = (events: readonly string[]) => ({ name: 'Shop', url: hooks.url, events });

test('only events of records that the user may read can be chosen', async () => {
  const user = await app.signInAs([...manages, ['read', 'brands']]);
  const refused = await user.post('/webhooks', body(['brands.created', 'orders.created']));
  expect(refused.rules).toEqual({ 'events.1': ['beyond_own_rights'] });
  expect((await user.post('/webhooks', body(['brands.created']))).status).toBe(201);
});

test('nobody redirects events that they may not read', async () => {
  const made = await app.admin.post('/webhooks', body(['orders.created']));
  const user = await app.signInAs([...manages, ['read', 'brands']]);
  const path = `/webhooks/${made.data<IssuedWebhook>().id}`;
  const refused = await user.patch(path, { url: 'https://elsewhere.example.com' });
  expect(refused.rules).toEqual({ 'events.0': ['beyond_own_rights'] });
});

test('deliveries have no content for a user who may not read the record', async () => {
  const { id } = (
    await app.admin.post('/webhooks', body(['brands.created']))
  ).data<IssuedWebhook>();
  hooks.reply = { status: 200, body: 'echo of Sennebogen' };
  const brand = await app.make('brands', { name: 'Sennebogen' });
  await app.idle();
  const user = await app.signInAs([['read', 'webhooks']]);
  const listed = await user.get(`/webhooks/${id}/deliveries`);
  expect(listed.text).not.toContain('Sennebogen');
  expect(listed.data<readonly WebhookDelivery[]>()).toMatchObject([
    { event: 'brands.created', record: null, request: { body: null }, response: { status: 200 } },
  ]);
  const own = await app.admin.get(`/webhooks/${id}/deliveries`);
  expect(own.data<readonly WebhookDelivery[]>()).toMatchObject([
    { record: { id: brand.id, name: 'Sennebogen' } },
  ]);
});

test('a webhook stops when its creator may no longer read the records', async () => {
  const user = await app.signInAs([...manages, ['read', 'tags']]);
  const { role } = (await user.get('/profile')).data<{ role: { id: number } }>();
  const { id } = (await user.post('/webhooks', body(['tags.created']))).data<IssuedWebhook>();
  await app.admin.patch(`/roles/${role.id}`, { permissions: buildPermissionRows(manages) });
  await app.make('tags');
  await app.idle();
  expect(hooks.received.filter(({ type }) => type === 'tags.created')).toEqual([]);
  const shown = (await app.admin.get(`/webhooks/${id}/show`)).data<WebhookRow>();
  expect(shown).toMatchObject({ active: false, pause_reason: 'no_permission' });
});

test('a filter has to be a list query of every entity of the events', async () => {
  const wrong = { ...body(['brands.created', 'offers.created']), filter: 'filter[region]=1' };
  const refused = await app.admin.post('/webhooks', wrong);
  expect(refused.rules).toEqual({ filter: ['list_query'] });
  expect(refused.text).toContain('filter.region');
  const fine = { ...wrong, events: ['offers.created'], filter: '?filter[region]=1&page=3' };
  expect((await app.admin.post('/webhooks', fine)).status).toBe(201);
});

test.each([
  ['an unknown event', { events: ['brands.exploded'] }, { 'events.0': ['choice'] }],
  ['events of API keys', { events: ['api_keys.created'] }, { 'events.0': ['choice'] }],
  ['no event', { events: [] }, { events: ['required'] }],
  ['an event twice', { events: ['tags.created', 'tags.created'] }, { events: ['repeated'] }],
  ['a password in the address', { url: 'https://a:b@example.com' }, { url: ['url'] }],
  ['another protocol', { url: 'ftp://example.com' }, { url: ['url'] }],
])('%s is refused', async (_, change, rules) => {
  const refused = await app.admin.post('/webhooks', { ...body(['brands.created']), ...change });
  expect(refused.rules).toEqual(rules);
});

test('every resource has events, and rentals have their own', () => {
  const events = eventGroups.flatMap((group) => group.events);
  expect(events).toEqual(
    expect.arrayContaining([
      ...['created', 'updated', 'deleted', 'restored', 'status_changed'].flatMap((event) => [
        `offers.${event}`,
        `orders.${event}`,
      ]),
      ...['handed_over', 'extended', 'returned', 'cancelled'].map((event) => `orders.${event}`),
      'pages.updated',
      'users.created',
    ]),
  );
  expect(events.filter((event) => /^(api_keys|webhooks)\./.test(event))).toEqual([]);
});
