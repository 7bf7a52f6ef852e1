import type { Home } from '@rentyard/contract/entities/home';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../tests/support/client.ts';
import { uploadPhoto } from '../../../../tests/support/data/uploadPhoto.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['health'] });
});
afterAll(() => app.close());

const homeOf = async (client: Client) => (await client.get('/home')).data<Home>();

test('an offer has the issues of its fields as soon as it is saved', async () => {
  const offer = await app.make('offers', {
    image: null,
    prices: { price_per_shift: null, price_per_hour: null },
    name: { en: 'Digger', pl: 'Koparka' },
  });
  const issuesOf = async () => {
    const rows = await app.db.rows<{ issue: string }>(sql`
      select issue from record_issues where resource = 'offers' and record_id = ${offer.id}
      order by issue`);
    return rows.map(({ issue }) => issue);
  };
  expect(await issuesOf()).toEqual(expect.arrayContaining(['any', 'no_photo', 'no_price']));
  const photo = await uploadPhoto(app.admin);
  await app.admin.patch(`/offers/${offer.id}`, {
    image: { id: photo.id },
    prices: { price_per_shift: '10.00', price_per_hour: null },
  });
  const after = await issuesOf();
  expect(after).not.toContain('no_photo');
  expect(after).not.toContain('no_price');
  await app.admin.delete('/offers', { id: offer.id });
  expect(await issuesOf()).toEqual([]);
});

test('a save requests a later check only if it changes what its issues depend on', async () => {
  const offer = await app.make('offers');
  const category = await app.make('categories');
  await app.idle();
  const requests: string[] = [];
  const stop = await app.db.listen('health_checks', {
    received: () => {
      requests.push('check');
    },
  });
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Yard 7' });
  await app.db.flush();
  expect(requests).toEqual([]);
  await app.admin.patch(`/offers/${offer.id}`, { category: { id: category.id } });
  await app.db.flush();
  expect(requests).toEqual(['check']);
  stop();
  await app.idle();
});

test('the home page shows only what the user may read', async () => {
  const nobody = await homeOf(await app.signInAs([]));
  expect(nobody.queue.map(({ item }) => item)).toEqual(['mentions', 'followed_changes']);
  expect(nobody).toMatchObject({ figures: [], health: [] });
  const reader = await homeOf(await app.signInAs([['read', 'orders']]));
  expect(reader.queue.map(({ item }) => item)).toEqual([
    'orders_waiting',
    'orders_late',
    'orders_due',
    'orders_expiring',
    'mentions',
    'followed_changes',
  ]);
  expect(reader.figures.map(({ figure }) => figure)).toEqual(['orders_created']);
  expect(reader.health.map(({ resource }) => resource)).toEqual(['orders']);
  const editor = await homeOf(await app.signInAs('editor'));
  expect(editor.queue.map(({ item }) => item)).not.toContain('broadcasts_failed');
  expect(editor.health.map(({ subject }) => subject)).not.toContain('projects');
  expect((await app.anonymous.get('/home')).status).toBe(401);
});

test('orders wait longer than the limit that an admin chose', async () => {
  await app.make('orders');
  const waiting = async () =>
    (await homeOf(app.admin)).queue.find(({ item }) => item === 'orders_waiting')?.count;
  const limit = (order_waiting_hours: number) =>
    app.admin.patch('/settings/home', { order_waiting_hours });
  app.clock.advance(2 * 3_600_000);
  expect(await waiting()).toBe(0);
  expect((await limit(0)).rules).toEqual({ order_waiting_hours: ['min_value'] });
  await limit(1);
  expect(await waiting()).toBe(1);
  await limit(24);
});

test('an issue that a resource cannot have is refused as a filter', async () => {
  const response = await app.admin.get('/pages', { 'filter[health]': 'duplicate' });
  expect(response.rules).toEqual({ 'filter.health': ['choice'] });
});

test('a changed interval, characteristic or language changes the issues of other records', async () => {
  const category = await app.make('categories', { price_interval: null });
  const currency = await app.make('currencies', { decimal: 2 });
  const offer = await app.make('offers', {
    category: category.id,
    currency: currency.id,
    prices: { price_per_shift: null, price_per_hour: '50.00' },
  });
  const listed = async (issue: string) => {
    await app.idle();
    const page = await app.admin.get('/offers', { 'filter[health]': issue, per_page: 100 });
    return page.data<readonly WireRecord[]>().some(({ id }) => id === offer.id);
  };
  expect(await listed('outside_interval')).toBe(false);
  await app.admin.patch(`/categories/${category.id}`, {
    price_interval: { from: '60.00', to: '90.00', currency: currency.id },
  });
  expect(await listed('outside_interval')).toBe(true);
  await app.make('properties', { category: category.id, required: true, status: 'active' });
  expect(await listed('unanswered')).toBe(true);
  const twin = await app.db.one<{ user: number }>(sql`
    insert into users (first_name, last_name, email, kind) values ('Twin', 'Owner', 'twin@yard.test', 'client') returning id as user`);
  await app.admin.patch(`/offers/${offer.id}`, { user: twin?.user });
  const other = await app.make('offers', { name: offer.name, user: twin?.user });
  expect(await listed('duplicate')).toBe(true);
  await app.admin.delete('/offers', { id: other.id });
  expect(await listed('duplicate')).toBe(false);
});
