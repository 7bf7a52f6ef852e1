import { commentBounds, formatMention } from '@rentyard/contract/entities/collaboration/comment';
import type {
  Comment,
  TimelineItem,
} from '@rentyard/contract/entities/collaboration/commentRoutes';
import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { readEvents } from '../../support/eventReader.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const agent: readonly Permission[] = [
  ['read', 'orders'],
  ['update', 'orders'],
  ['comment', 'orders'],
];

let app: TestApp;
let ana: Client;
let ion: Client;
let order: WireRecord;
beforeAll(async () => {
  app = await startApp({ background: ['events'] });
  ana = await app.signInAs(agent);
  ion = await app.signInAs(agent);
  order = await app.make('orders');
});
afterAll(() => app.close());

const idOf = async (client: Client) => (await client.get('/profile')).data<WireRecord>().id;
const comment = async (client: Client, text: string, of = order) =>
  client.post(`/orders/${of.id}/comments`, { text });
const notificationsOf = async (client: Client) =>
  (await client.get('/notifications')).data<readonly Notification[]>();
const unreadOf = async (client: Client) =>
  (await client.get('/counters')).data<{ notifications_unread: number }>().notifications_unread;

describe('comments', () => {
  test('are stored with mentions as ids and served with names', async () => {
    const text = `Ask ${formatMention(await idOf(ion))} ‮first`;
    const response = await comment(ana, text);
    expect(response.status).toBe(201);
    const { text: stored, mentions, can_edit } = response.data<Comment>();
    expect(stored).toBe(text.replace('‮', ''));
    expect(mentions).toEqual([{ id: await idOf(ion), name: expect.any(String) }]);
    expect(can_edit).toBe(true);
  });

  test('are refused when they are blank, too long, or mention unknown or too many users', async () => {
    const refused = [
      ...['', '   ', 'x'.repeat(commentBounds.text + 1), formatMention(999_999)],
      Array.from({ length: commentBounds.mentions + 1 }, (_, id) => formatMention(id + 1)).join(''),
    ];
    for (const text of refused) expect((await comment(ana, text)).status).toBe(422);
  });

  test('are edited by their author only, and deleted by the author or a manager', async () => {
    const { id } = (await comment(ana, 'First')).data<Comment>();
    const address = `/orders/${order.id}/comments/${id}`;
    expect((await ion.patch(address, { text: 'Mine' })).status).toBe(403);
    expect((await ion.delete(address)).status).toBe(403);
    const edited = (await ana.patch(address, { text: 'Second' })).data<Comment>();
    expect([edited.text, edited.updated_at]).toEqual(['Second', expect.any(String)]);
    expect((await app.admin.delete(address)).status).toBe(204);
    expect((await ana.patch(address, { text: 'Third' })).status).toBe(404);
  });

  test('need the permission, and a record that exists', async () => {
    const reader = await app.signInAs([['read', 'orders']]);
    expect((await comment(reader, 'Hello')).status).toBe(403);
    const stranger = await app.signInAs([['read', 'brands']]);
    expect((await stranger.get(`/orders/${order.id}/comments`)).status).toBe(403);
    expect((await ana.get('/orders/999999/timeline')).status).toBe(404);
    // A comment of another record is not found there.
    const other = await app.make('orders');
    const { id } = (await comment(ana, 'Here')).data<Comment>();
    expect((await ana.patch(`/orders/${other.id}/comments/${id}`, { text: 'x' })).status).toBe(404);
  });
});

describe('timeline', () => {
  test('joins comments, field changes and status changes, newest first, page by page', async () => {
    const { id } = await app.make('orders');
    const steps = [
      () => app.admin.patch(`/orders/${id}`, { address: 'Street 5' }),
      () => comment(ana, 'One', { id } as WireRecord),
      () => app.admin.patch(`/orders/${id}/change_status`, { status: 'rejected', reason: 'Late' }),
      () => comment(ana, 'Two', { id } as WireRecord),
    ];
    for (const step of steps) {
      app.clock.advance(1_000);
      expect((await step()).status).toBeLessThan(300);
    }
    const kinds: string[] = [];
    let before: string | undefined;
    do {
      const page = await ana.get(`/orders/${id}/timeline`, { limit: 2, ...(before && { before }) });
      const { data, meta } = page.body as unknown as {
        data: readonly TimelineItem[];
        meta: { next: string | null };
      };
      kinds.push(...data.map(({ kind }) => kind));
      before = meta.next ?? undefined;
    } while (before);
    expect(kinds).toEqual(['comment', 'status', 'comment', 'change', 'change']);
    expect((await ana.get(`/orders/${id}/timeline`, { before: 'x' })).status).toBe(422);
  });
});

test('lists are filtered by the users whom comments mention', async () => {
  const [about, other] = [await app.make('orders'), await app.make('orders')];
  const [eve, adam] = [await app.signInAs(agent), await app.signInAs(agent)];
  const [eveId, adamId] = [await idOf(eve), await idOf(adam)];
  const mentioning = async (ids: string) =>
    (await ana.get('/orders', { 'filter[mentioned][in]': ids, sort: 'id' }))
      .data<readonly WireRecord[]>()
      .map(({ id }) => id);
  expect(await mentioning(`${eveId}`)).toEqual([]);
  const { id } = (await comment(ana, `Please ${formatMention(eveId)}`, about)).data<Comment>();
  expect(await mentioning(`${eveId}`)).toEqual([about.id]);
  await comment(ana, formatMention(adamId), other);
  expect(await mentioning(`${eveId},${adamId}`)).toEqual([about.id, other.id]);
  await ana.delete(`/orders/${about.id}/comments/${id}`);
  expect(await mentioning(`${eveId},${adamId}`)).toEqual([other.id]);
  expect((await app.admin.get('/brands', { 'filter[mentioned]': eveId })).status).toBe(422);
});

describe('notifications', () => {
  test('a mention notifies the mentioned user once, who can read it', async () => {
    const eve = await app.signInAs(agent);
    const about = await app.make('orders');
    const text = `${formatMention(await idOf(eve))} and again ${formatMention(await idOf(eve))}`;
    const { id } = (await comment(ana, text, about)).data<Comment>();
    // An edit does not notify again.
    await ana.patch(`/orders/${about.id}/comments/${id}`, { text: `${text}!` });
    expect(await notificationsOf(eve)).toMatchObject([
      { kind: 'mention', subject: 'orders', record: { id: about.id }, is_read: false },
    ]);
    expect(await unreadOf(eve)).toBe(1);
    const [{ id: own } = { id: 0 }] = await notificationsOf(eve);
    // Nobody marks or sees notifications of others.
    await ana.patch('/notifications', { ids: [own] });
    expect(await unreadOf(eve)).toBe(1);
    expect((await notificationsOf(ana)).map((one) => one.id)).not.toContain(own);
    expect((await eve.patch('/notifications', { ids: [own] })).data()).toEqual({ unread: 0 });
    expect(await notificationsOf(eve)).toMatchObject([{ is_read: true }]);
  });

  test('an assignee learns of the assignment and of status changes, but not of their own', async () => {
    const assignee = await idOf(ion);
    const { id } = await app.make('orders', { assignee });
    await app.admin.patch(`/orders/${id}/change_status`, { status: 'rejected', reason: 'Late' });
    await ion.patch(`/orders/${id}`, { assignee: null });
    await ion.patch(`/orders/${id}`, { assignee });
    const own = (await notificationsOf(ion)).filter(({ record }) => record?.id === id);
    expect(own.map(({ kind, status }) => [kind, status])).toEqual([
      ['status', 'rejected'],
      ['assignment', null],
    ]);
    expect((await ion.patch('/notifications', {})).data()).toEqual({ unread: 0 });
  });

  test('a user who may not read the record is not notified', async () => {
    const stranger = await app.signInAs([['read', 'brands']]);
    await comment(ana, formatMention(await idOf(stranger)));
    expect(await notificationsOf(stranger)).toEqual([]);
    expect(await unreadOf(stranger)).toBe(0);
  });

  test('are sent by e-mail to users who chose so', async () => {
    const eve = await app.signInAs(agent);
    await comment(ana, formatMention(await idOf(eve)));
    await eve.patch('/profile', { preferences: { email_notifications: true }, language: 'en' });
    await comment(ana, formatMention(await idOf(eve)));
    const mails = (await app.admin.get('/outbox', { search: 'mentioned' })).data<
      readonly { readonly subject: string; readonly text: string }[]
    >();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/en/orders/show/${order.id}`);
  });

  test('arrive as an event of the notified user only', async () => {
    const address = await app.listen();
    const [ofIon, ofAna] = await Promise.all(
      [ion, ana].map((client) => readEvents(address, '/events', client)),
    );
    await eventually(() => expect(ofAna?.named('ready')).toHaveLength(1));
    await eventually(() => expect(ofIon?.named('ready')).toHaveLength(1));
    await comment(ana, formatMention(await idOf(ion)));
    await eventually(() => expect(ofIon?.named('notification')).toHaveLength(1));
    await eventually(() => expect(ofAna?.named('comment')).toHaveLength(1));
    expect(ofAna?.named('notification')).toEqual([]);
    for (const reader of [ofIon, ofAna]) reader?.disconnect();
  });
});
