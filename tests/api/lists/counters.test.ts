import type { Counters } from '@rentyard/contract/entities/records/counters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const [first] = [await app.make('offers'), await app.make('offers'), await app.make('offers')];
  await app.admin.patch(`/offers/${first.id}/change_status`, { status: 'active' });
  const deleted = await app.make('offers');
  await app.admin.send('DELETE', '/offers', { json: { id: deleted.id } });
});
afterAll(() => app.close());

async function countersOf(client: Client, query = {}): Promise<Counters> {
  return (await client.get('/counters', query)).data<Counters>();
}

test('the counter of new offers ignores the trash', async () => {
  expect((await countersOf(app.admin)).offers_new).toBe(2);
});

test('a counter follows a status change immediately', async () => {
  const offer = await app.make('offers');
  expect((await countersOf(app.admin)).offers_new).toBe(3);
  await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  expect((await countersOf(app.admin)).offers_new).toBe(2);
});

test('counters contain only what the user may read', async () => {
  expect(await countersOf(await app.signInAs([]))).toEqual({ notifications_unread: 0 });
  expect(await countersOf(await app.signInAs([['read', 'brands']]))).toEqual({
    notifications_unread: 0,
  });
});

test('only admins see the counter of unsent mails', async () => {
  const before = (await countersOf(app.admin)).mails_waiting ?? 0;
  await app.anonymous.post('/oauth/forgot-password', { email: 'admin@rentyard.test' });
  expect((await countersOf(app.admin)).mails_waiting).toBe(before + 1);
  const reader = await app.signInAs([['manage', 'users']]);
  expect(await countersOf(reader)).not.toHaveProperty('mails_waiting');
});

test('a request can count the records of a resource by status', async () => {
  const { statuses } = await countersOf(app.admin, { statuses: 'offers,brands' });
  expect(statuses?.offers).toEqual({ new: 2, active: 2, hidden: 0, rejected: 0 });
  expect(Object.keys(statuses?.brands ?? {})).toEqual(['new', 'active', 'hidden']);
});

test('counts by status require the permission to read the resource', async () => {
  const reader = await app.signInAs([['read', 'brands']]);
  expect((await reader.get('/counters', { statuses: 'brands' })).status).toBe(200);
  expect((await reader.get('/counters', { statuses: 'offers' })).status).toBe(403);
});

test('counts by status are refused for resources without statuses', async () => {
  const response = await app.admin.get('/counters', { statuses: 'offers,currencies' });
  expect(response.status).toBe(422);
  expect(response.rules).toEqual({ statuses: ['choice'] });
  expect((await app.admin.get('/counters', { status: 'offers' })).rules).toEqual({
    status: ['unknown'],
  });
});
