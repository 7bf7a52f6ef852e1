import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { IssuedWebhook, WebhookRow } from '@rentyard/contract/entities/webhook/webhook';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HookServer, startHookServer } from '../../../../tests/support/servers/hookServer.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import { shortenWindows } from './sweepRegularly.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let app: TestApp;
let hooks: HookServer;
// Each test has its own database: a clock that another test moved would be ahead of that of the database.
beforeEach(async () => {
  hooks = await startHookServer();
  app = await startApp({ background: ['jobs'], outboundAllow: [hooks.pair] });
});
afterEach(async () => {
  await app.close();
  await hooks.close();
});

/** Does something while the clock is a day ahead, and then what the server does every ten minutes. */
async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
  app.clock.advance(day);
  const result = await work();
  app.clock.advance(-day);
  await shortenWindows(app.db, app.clock.now());
  return result;
}

test('the former secret of an API key ends after its overlap', async () => {
  const body = { name: 'Sync', permissions: buildPermissionRows([['read', 'brands']]) };
  const { id, secret } = (await app.admin.post('/api_keys', body)).data<IssuedApiKey>();
  const next = await ahead(() => app.admin.post(`/api_keys/${id}/rotate`, { overlap_hours: 2 }));
  const statusOf = async (text: unknown) =>
    (await app.anonymous.as(String(text)).get('/brands')).status;
  expect(await statusOf(secret)).toBe(200);
  app.clock.advance(2 * hour + minute);
  expect(await statusOf(secret)).toBe(401);
  expect(await statusOf(next.data<IssuedApiKey>().secret)).toBe(200);
});

test('a webhook signs with its former secret for the overlap', async () => {
  const body = { name: 'Shop', url: hooks.url, events: ['brands.created'] };
  const { id } = (await app.admin.post('/webhooks', body)).data<IssuedWebhook>();
  await ahead(() => app.admin.post(`/webhooks/${id}/rotate`, { overlap_hours: 2 }));
  const signatures = async () => {
    await app.make('brands');
    await app.idle();
    return String(hooks.received.at(-1)?.headers['webhook-signature']).split(' ').length;
  };
  expect(await signatures()).toBe(2);
  app.clock.advance(2 * hour + minute);
  expect(await signatures()).toBe(1);
});

test('a webhook counts its failures from the present time', async () => {
  hooks.reply = { status: 500 };
  const body = { name: 'Shop', url: hooks.url, events: ['brands.created'] };
  const { id } = (await app.admin.post('/webhooks', body)).data<IssuedWebhook>();
  await ahead(async () => {
    await app.make('brands');
    await app.idle();
  });
  const { failing_since: since } = (await app.admin.get(`/webhooks/${id}/show`)).data<WebhookRow>();
  expect(Date.parse(String(since))).toBeLessThanOrEqual(app.clock.now().getTime());
});

test('a proposal expires after thirty days', async () => {
  const brand = await app.make('brands');
  const trainee = await app.signInAs([
    ['read', 'brands'],
    ['propose', 'brands'],
  ]);
  const sent = { name: 'Proposed', version: brand.version };
  const made = await ahead(() => trainee.patch(`/brands/${brand.id}`, sent));
  app.clock.advance(30 * day + minute);
  const admin = await app.signInAs('admin');
  const decided = await admin.post('/proposals/approve', { ids: [made.data<Proposal>().id] });
  expect(decided.data()).toMatchObject({ approved: [], refused: [{ code: 'expired' }] });
});

/** Why a column does not last too long after the clock was ahead. */
const ends = {
  'account_links.expires_at': 'capped',
  'api_key_secrets.ends_at': 'capped',
  'api_keys.expires_at': 'chosen by a person',
  'blocked_periods.ends_at': 'chosen by a person',
  'customer_notices.due_at': 'capped',
  'customer_reminders.due_at': 'follows from chosen ones',
  'job_destinations.free_at': 'capped',
  'job_destinations.paused_until': 'capped',
  'jobs.lease_until': 'capped',
  'jobs.run_at': 'capped',
  'orders.due_at': 'follows from chosen ones',
  'orders.ends_at': 'chosen by a person',
  'orders.extended_to': 'chosen by a person',
  'outbox.useful_until': 'a later end does no harm',
  'proposals.expires_at': 'capped',
  'rate_limits.expires_at': 'capped',
  'reservations.due_at': 'follows from chosen ones',
  'reservations.out_since': 'follows from chosen ones',
  'reservations.ready_at': 'follows from chosen ones',
  'review_claims.expires_at': 'capped',
  'sessions.expires_at': 'capped',
  'sign_in_challenges.expires_at': 'capped',
  'webhook_secrets.ends_at': 'capped',
  'webhooks.failing_since': 'capped',
};

test('each column that ends something is known', async () => {
  const columns = await app.db.rows<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.atttypid = 'timestamptz'::regtype
      and a.attname ~ '(expires|ends|due|run|free|ready)_at$|until$|since$|extended_to$'
    order by 1`);
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(ends));
});
