import type { Followed } from '@rentyard/contract/entities/collaboration/followRoutes';
import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../tests/support/client.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';

let app: TestApp;
let editor: Client;
beforeAll(async () => {
  app = await startApp();
  editor = await app.signInAs('editor');
});
afterAll(() => app.close());

const unreadOf = async (client: Client) =>
  (await client.get('/notifications', { unread: 1 })).data<readonly Notification[]>();

test('a follower is notified once of a record that changes several times', async () => {
  const offer = await app.make('offers');
  const followed = await editor.post('/follows/records', { subject: 'offers', id: offer.id });
  expect(followed.data<Followed>().records).toEqual([{ subject: 'offers', id: offer.id }]);
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Main street 1' });
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Main street 2' });
  const unread = await unreadOf(editor);
  expect(unread.map(({ kind, record }) => [kind, record?.id])).toEqual([['change', offer.id]]);
  const home = (await editor.get('/home')).data<{ queue: { item: string; count: number }[] }>();
  expect(home.queue.find(({ item }) => item === 'followed_changes')?.count).toBe(1);
  await editor.patch('/notifications', {});
  await editor.delete('/follows/records', { subject: 'offers', id: offer.id });
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Main street 3' });
  expect(await unreadOf(editor)).toEqual([]);
});

test('users are not notified of their own changes', async () => {
  const offer = await app.make('offers');
  await editor.post('/follows/records', { subject: 'offers', id: offer.id });
  await editor.patch(`/offers/${offer.id}`, { address: 'Own change' });
  expect(await unreadOf(editor)).toEqual([]);
});

test('users are not notified of their own changes of records that match a followed view', async () => {
  const state = { search: 'OF-OWN-1' };
  const view = (
    await editor.post('/views', { name: 'Own offer', subject: 'offers', state })
  ).data<SavedView>();
  await editor.post('/follows/views', { id: view.id });
  const offer = await app.make('offers', { code: 'OF-OWN-1' });
  await editor.patch('/notifications', {});
  await editor.patch(`/offers/${offer.id}`, { address: 'Own change' });
  expect(await unreadOf(editor)).toEqual([]);
  await editor.delete('/follows/views', { id: view.id });
});

test('a follower of a view is notified of records that match it after a change', async () => {
  const view = (
    await editor.post('/views', {
      name: 'Hidden offers',
      subject: 'offers',
      state: { filter: { status: { eq: 'hidden' } } },
    })
  ).data<SavedView>();
  expect((await editor.post('/follows/views', { id: view.id })).data<Followed>().views).toEqual([
    view.id,
  ]);
  const offer = await app.make('offers');
  const other = await app.make('offers');
  await app.admin.patch(`/offers/${other.id}`, { address: 'Elsewhere' });
  expect(await unreadOf(editor)).toEqual([]);
  await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'hidden' });
  const unread = await unreadOf(editor);
  expect(unread.map(({ kind, record }) => [kind, record?.id])).toEqual([['view', offer.id]]);
  await editor.patch('/notifications', {});
});

test('a follower of a view with a Cyrillic search is notified of records that match it', async () => {
  const view = (
    await editor.post('/views', {
      name: 'Погрузчики',
      subject: 'offers',
      state: { search: 'ёлка' },
    })
  ).data<SavedView>();
  await editor.post('/follows/views', { id: view.id });
  const offer = await app.make('offers', { name: { en: 'Ёлка 777' } });
  (await app.admin.patch(`/offers/${offer.id}`, { address: 'Main street 1' })).data();
  expect((await unreadOf(editor)).map(({ kind, record }) => [kind, record?.id])).toEqual([
    ['view', offer.id],
  ]);
  await editor.delete('/follows/views', { id: view.id });
  await editor.patch('/notifications', {});
});

test('a user cannot follow a record that they may not read, or the view of another user', async () => {
  const offer = await app.make('offers');
  const reader = await app.signInAs([['read', 'brands']]);
  const refused = await reader.post('/follows/records', { subject: 'offers', id: offer.id });
  expect(refused.status).toBe(403);
  const view = (
    await editor.post('/views', { name: 'Mine', subject: 'offers', state: {} })
  ).data<SavedView>();
  expect((await reader.post('/follows/views', { id: view.id })).status).toBe(404);
  const gone = await editor.post('/follows/records', { subject: 'offers', id: 9_999_999 });
  expect(gone.status).toBe(404);
});

test('the daily e-mail replaces an e-mail per change', async () => {
  const offer = await app.make('offers');
  await editor.patch('/profile', {
    preferences: { email_notifications: true, email_digest: true },
  });
  await editor.post('/follows/records', { subject: 'offers', id: offer.id });
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Collected' });
  const mails = () => app.db.one(sql`select count(*)::int as count from outbox`);
  expect(await mails()).toEqual({ count: 0 });
});

test('the daily e-mail counts the records that changed since the one before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const own = await startApp({ background: ['sweeps'] });
  onTestFinished(async () => {
    await own.close();
    vi.useRealTimers();
  });
  const follower = await own.signInAs('editor');
  const followed = [await own.make('offers'), await own.make('offers')];
  await follower.patch('/profile', {
    preferences: { email_notifications: true, email_digest: true },
  });
  for (const { id } of followed) {
    await follower.post('/follows/records', { subject: 'offers', id });
    await own.admin.patch(`/offers/${id}`, { address: 'Collected' });
  }
  const subjects = async () => {
    const mails = await own.db.rows<{ subject: string }>(
      sql`select subject from outbox order by id`,
    );
    return mails.map(({ subject }) => subject);
  };
  const sentAfterAnHour = async (expected: readonly string[]) => {
    vi.advanceTimersByTime(3_600_000);
    await own.idle();
    expect(await subjects()).toEqual(expected);
  };
  await sentAfterAnHour(['Changes to records you follow: 2']);

  await follower.patch('/notifications', {});
  await own.admin.patch(`/offers/${followed[0]?.id}`, { address: 'Brought back' });
  await sentAfterAnHour(['Changes to records you follow: 2']);
  own.clock.advance(25 * 3_600_000);
  await own.admin.patch(`/offers/${followed[0]?.id}`, { address: 'Collected again' });
  await sentAfterAnHour(['Changes to records you follow: 2', 'Changes to records you follow: 1']);
});

/** The embedded database runs one transaction at a time. */
if (inject('clusterUrl')) {
  test('a view that is deleted at the same time is not followed', async () => {
    const draft = { name: 'Short-lived', subject: 'offers', state: {} };
    const view = (await editor.post('/views', draft)).data<SavedView>();
    let following: ReturnType<Client['post']> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.rows(sql`delete from saved_views where id = ${view.id}`);
      following = editor.post('/follows/views', { id: view.id });
      await expect
        .poll(() =>
          app.db.one(sql`
            select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toBeDefined();
    });
    expect((await following)?.status).toBe(404);
  });
}
