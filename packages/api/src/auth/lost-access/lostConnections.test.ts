import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { IssuedWebhook, WebhookRow } from '@rentyard/contract/entities/webhook/webhook';
import type { Permission } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../../../tests/support/client.ts';
import {
  type Leaver,
  waysToLoseAccess,
} from '../../../../../tests/support/data/waysToLoseAccess.ts';
import {
  type HookServer,
  startHookServer,
} from '../../../../../tests/support/servers/hookServer.ts';
import { mailedToken } from '../../../../../tests/support/servers/mails.ts';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../tests/support/wire.ts';

const keyed: readonly Permission[] = [['read', 'tags']];
const grants: readonly Permission[] = [
  ...keyed,
  ['create', 'api-keys'],
  ['read', 'webhooks'],
  ['create', 'webhooks'],
  ['read', 'orders'],
  ['read', 'offers'],
  ['read', 'pages'],
  ['propose', 'pages'],
  ['manage', 'views'],
  ['change_status', 'offers'],
];

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

let count = 0;

/** What outlives a session: what the user has connected, proposed, shared, and was invited to. */
describe.each(Object.entries(waysToLoseAccess))('a user who %s', (_, { lose, maySignIn }) => {
  let leaver: Leaver;
  let person: Client;
  let key: IssuedApiKey;
  let feed: string;
  let webhook: number;
  let proposal: Proposal;
  let page: WireRecord;
  let view: number;
  let claimed: number;
  let invited: { readonly leaver: Leaver; readonly token: string };

  const listByKey = async () =>
    (await app.anonymous.as(String(key.secret)).get('/tags', { per_page: 10 })).status;
  const callMcp = async () => {
    const message = {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'get_tags', arguments: {} },
    };
    const headers = { accept: 'application/json, text/event-stream' };
    return app.anonymous.as(String(key.secret)).send('POST', '//mcp', { json: message, headers });
  };
  const readFeed = async () => (await app.anonymous.get(`/calendar_feeds/${feed}.ics`)).status;
  const events = () => hooks.received.filter(({ type }) => type === 'tags.created').length;

  beforeAll(async () => {
    count += 1;
    person = await app.signInAs(grants);
    const { id, role } = (await person.get('/profile')).data<
      WireRecord & { readonly role: WireRecord }
    >();
    leaver = { id, role: role.id };
    const sync = { name: `Sync ${count}`, permissions: buildPermissionRows(keyed) };
    key = (await person.post('/api_keys', sync)).data<IssuedApiKey>();
    const assigned = { kind: 'assignee', target: id };
    feed = (await person.post('/profile/calendar_feeds', assigned)).data<{ secret: string }>()
      .secret;
    const hook = { name: `Hook ${count}`, url: hooks.url, events: ['tags.created'] };
    webhook = (await person.post('/webhooks', hook)).data<IssuedWebhook>().id;
    await app.db.rows(sql`update offers set status = 'hidden'`);
    claimed = (await app.make('offers')).id;
    expect((await person.post('/offers/review/claim', {})).status).toBe(200);
    page = await app.make('pages');
    const draft = { code: `PROPOSED-${count}`, version: page.version };
    proposal = (await person.patch(`/pages/${page.id}`, draft)).data<Proposal>();
    const shared = { name: `Shared ${count}`, subject: 'tags', state: {}, scope: 'role' };
    view = (await person.post('/views', shared)).data<SavedView>().id;
    const email = `invited-${count}@example.com`;
    const newcomer = { first_name: 'Ion', last_name: 'Popa', kind: 'staff', state: 'active' };
    const made = await app.admin.post('/users', { ...newcomer, email, role: role.id });
    invited = {
      leaver: { id: made.data<WireRecord>().id, role: role.id },
      token: await mailedToken(app, email),
    };

    // Everything works before.
    expect([await listByKey(), (await callMcp()).status, await readFeed()]).toEqual([
      200, 200, 200,
    ]);
    const before = events();
    await app.make('tags');
    await app.idle();
    expect(events()).toBe(before + 1);
    await lose(app.admin, leaver);
    await lose(app.admin, invited.leaver);
  });

  test('has API keys that are refused', async () => {
    expect([401, 403]).toContain(await listByKey());
  });

  test('has no tools of the Model Context Protocol', async () => {
    const { status, text } = await callMcp();
    expect(status === 401 || /There is no tool get_tags/.test(text)).toBe(true);
  });

  test('has calendar feeds that do not exist', async () => {
    expect(await readFeed()).toBe(404);
  });

  test('receives no event by a webhook, which says why it is paused', async () => {
    const before = events();
    await app.make('tags');
    await app.idle();
    expect(events()).toBe(before);
    const shown = (await app.admin.get(`/webhooks/${webhook}/show`)).data<WebhookRow>();
    expect(shown).toMatchObject({ active: false, pause_reason: 'no_permission' });
  });

  test('changes nothing by a proposal that is approved later', async () => {
    const approved = await app.admin.post('/proposals/approve', { ids: [proposal.id] });
    expect(approved.data()).toMatchObject({
      approved: [],
      refused: [{ id: proposal.id, code: 'author_forbidden' }],
    });
    expect((await app.admin.get(`/pages/${page.id}/edit`)).data()).toMatchObject({
      code: page.code,
    });
  });

  test('claims no offer of the review, if the user cannot sign in', async () => {
    if (maySignIn) return;
    const reviewer = await app.signInAs([
      ['read', 'offers'],
      ['change_status', 'offers'],
    ]);
    const next = await reviewer.post('/offers/review/claim', {});
    expect(next.text).toContain(`"id":${claimed}`);
  });

  test('reads no saved view', async () => {
    const response = await person.get('/views', { subject: 'tags' });
    if (response.status === 200) expect(response.data()).toEqual([]);
    else expect([401, 403]).toContain(response.status);
    expect(view).toBeGreaterThan(0);
  });

  test('signs in by no invitation from before', async () => {
    const password = 'Skid-steer-2028';
    const body = { token: invited.token, password, password_confirmation: password };
    const used = await app.anonymous.post('/oauth/reset-password', body);
    if (used.status >= 400) return expect(used.rules).toEqual({ token: ['link_spent'] });
    // Only a link of somebody who may still sign in is valid, and opens no more than the role does.
    expect(maySignIn).toBe(true);
    const email = `invited-${count}@example.com`;
    const login = await app.anonymous.post('/login', { email, password });
    const client = app.anonymous.as(login.data<{ token: string }>().token);
    expect((await client.get('/tags')).status).toBe(403);
  });

  test('has none of the former secrets after the return, if the user could not sign in', async () => {
    if (maySignIn) return;
    await app.admin.post('/users/restore', { ids: [leaver.id] });
    const back = { state: 'active', kind: 'staff' };
    (await app.admin.patch(`/users/${leaver.id}`, back)).data();
    expect((await person.get('/tags')).status).toBe(401);
    expect([await listByKey(), (await callMcp()).status, await readFeed()]).toEqual([
      401, 401, 404,
    ]);
    const again = await app.admin.post(`/api_keys/${key.id}/rotate`, {});
    const { secret } = again.data<IssuedApiKey>();
    expect((await app.anonymous.as(String(secret)).get('/tags')).status).toBe(200);
  });
});
