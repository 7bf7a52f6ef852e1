import type { Home } from '@rentyard/contract/entities/home';
import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../tests/support/client.ts';
import type { Draft } from '../../../../tests/support/drafts.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import { uploadPhoto } from '../../../../tests/support/uploadPhoto.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';
import { photos } from '../entities/photos/photos.ts';
import { registry } from '../entities/registry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const homeOf = async (client: Client) => (await client.get('/home')).data<Home>();

/** Waits until the checks that writes requested are done. */
async function checked(): Promise<void> {
  await expect
    .poll(() => app.db.one(sql`select count(*)::int as left from health_checks`), {
      timeout: 20_000,
    })
    .toEqual({ left: 0 });
}

interface Counted {
  readonly count: number;
  readonly list: { readonly path: string; readonly query: string } | null;
}

async function expectEqualLists(client: Client): Promise<void> {
  const home = await homeOf(client);
  const counted: readonly Counted[] = [
    ...home.queue,
    ...home.figures,
    ...home.health.flatMap(({ issues }) => issues),
  ];
  for (const { count, list } of counted) {
    if (!list) continue;
    const page = await client.get(list.path, Object.fromEntries(new URLSearchParams(list.query)));
    expect({ list, total: (page.body.meta as { total: number }).total }).toEqual({
      list,
      total: count,
    });
  }
}

/** The stored issues, and those of a check of every record. */
async function expectExactIssues(): Promise<void> {
  const stored = () =>
    app.db.rows(sql`
      select resource, issue, record_id from record_issues order by resource, issue, record_id`);
  const before = await stored();
  for (const binding of [...registry.map((one) => one.binding), photos]) {
    const { name } = binding.resource;
    if (healthIssuesOf(binding.resource).length === 0) continue;
    await app.db.rows(sql`
      insert into health_checks (resource, record_id) select ${name}, id from ${sql.identifier(name)}`);
  }
  await checked();
  expect(await stored()).toEqual(before);
}

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

test('the home page shows only what the user may read', async () => {
  const nobody = await homeOf(await app.signInAs([]));
  expect(nobody.queue.map(({ item }) => item)).toEqual(['mentions', 'followed_changes']);
  expect(nobody).toMatchObject({ figures: [], health: [] });
  const reader = await homeOf(await app.signInAs([['read', 'orders']]));
  expect(reader.queue.map(({ item }) => item)).toEqual([
    'orders_waiting',
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
    await checked();
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

const writes = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...([
        'create',
        'change',
        'status',
        'trash',
        'restore',
        'category',
        'purge',
        'photo',
      ] as const),
    ),
    index: fc.nat(30),
    draft: fc.record({
      name: fc.constantFrom(
        { en: 'Crane' },
        { en: 'Crane', pl: 'Dźwig' },
        { en: 'Loader', ru: 'Погрузчик' },
      ),
      prices: fc.constantFrom(
        { price_per_shift: null, price_per_hour: null },
        { price_per_shift: null, price_per_hour: '10.00' },
        { price_per_shift: '70.00', price_per_hour: '500.00' },
      ),
    }),
    status: fc.constantFrom('active', 'hidden', 'rejected'),
    resource: fc.constantFrom('offers', 'orders', 'tags'),
  }),
  { minLength: 40, maxLength: 40 },
);

test('every figure equals the count of its list after random writes', {
  timeout: 240_000,
}, async () => {
  const owner = await app.db.one<{ id: number }>(sql`
    insert into users (first_name, last_name, email, kind) values ('One', 'Owner', 'one@yard.test', 'client') returning id`);
  const category = await app.make('categories');
  const made: { resource: string; id: number }[] = [];
  const photos: number[] = [];
  await fc.assert(
    fc.asyncProperty(writes, async (steps) => {
      for (const { kind, index, draft, status, resource } of steps) {
        const chosen = made[index % Math.max(1, made.length)];
        const path = chosen && `/${chosen.resource}`;
        if (kind === 'create' || !chosen || !path) {
          const changes: Draft = { ...draft, category: category.id, properties: [] };
          if (resource !== 'orders') changes.user = owner?.id;
          const { id } = await app.make(resource, changes);
          if (id) made.push({ resource, id });
        } else if (kind === 'change') await app.admin.patch(`${path}/${chosen.id}`, { ...draft });
        else if (kind === 'status') {
          await app.admin.patch(`${path}/${chosen.id}/change_status`, { status, reason: 'No' });
        } else if (kind === 'trash') await app.admin.delete(path, { id: chosen.id });
        else if (kind === 'restore') await app.admin.post(`${path}/restore`, { ids: [chosen.id] });
        else if (kind === 'purge') await app.admin.post(`${path}/purge`, { ids: [chosen.id] });
        else if (kind === 'category') {
          await app.admin.patch(`/categories/${category.id}`, {
            price_interval: { from: '5.00', to: `${index + 5}.00`, currency: 1 },
          });
        } else {
          if (photos.length < 3) photos.push((await uploadPhoto(app.admin)).id);
          const image = { id: photos[index % photos.length] };
          await app.admin.patch(`${path}/${chosen.id}`, { image });
        }
      }
      await checked();
      await expectEqualLists(app.admin);
      await expectExactIssues();
    }),
    { numRuns: 5, endOnFailure: true },
  );
  // The property holds for a user with few permissions too.
  await expectEqualLists(await app.signInAs('editor'));
});
