import type { OfferReview, PriceRange } from '@rentyard/contract/entities/listing/review';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const minute = 60_000;

let app: TestApp;
let people: readonly Client[];
beforeAll(async () => {
  app = await startApp();
  const reviewer = [
    ['read', 'offers'],
    ['change_status', 'offers'],
  ] as const;
  people = await Promise.all(Array.from({ length: 20 }, () => app.signInAs(reviewer)));
});
afterAll(() => app.close());

const person = (at: number) => people[at] as Client;

const claim = (who: Client, skip?: readonly number[]) =>
  who.post('/offers/review/claim', skip ? { skip } : {});

/** The id of the claimed offer, or undefined when none was left. */
const claimed = async (who: Client, skip?: readonly number[]): Promise<number | undefined> => {
  const response = await claim(who, skip);
  return response.status === 204 ? undefined : response.data<WireRecord>().id;
};

const decide = (id: number, status: string) =>
  app.admin.patch(`/offers/${id}/change_status`, { status, reason: 'Seen on the desk' });

test('hiding a new offer is one step, even without a price', async () => {
  const { id } = await app.make('offers', {
    prices: { price_per_shift: null, price_per_hour: null },
  });
  const hidden = await app.admin.patch(`/offers/${id}/change_status`, { status: 'hidden' });
  expect(hidden.data<WireRecord>()).toMatchObject({ status: 'hidden', active: false });
  const history = await app.admin.get(`/offers/status/${id}/history_for_offer`);
  expect(history.data()).toMatchObject([{ from: 'new', to: 'hidden' }]);
});

describe('claiming an offer for review', () => {
  beforeEach(async () => {
    for (const who of people) await who.post('/offers/review/release');
    const left = await app.admin.get('/offers', { 'filter[status]': 'new', per_page: 100 });
    for (const { id } of left.data<readonly WireRecord[]>()) (await decide(id, 'rejected')).data();
  });

  test('returns the oldest new offer with the expiry of the claim', async () => {
    const oldest = await app.make('offers');
    await app.make('offers');
    const response = await claim(person(0));
    expect(response.data<WireRecord>()).toMatchObject({ id: oldest.id, status: 'new' });
    const { held_until: until } = response.body.meta as { held_until: string };
    expect(Date.parse(until) - app.clock.now().getTime()).toBeGreaterThan(4 * minute);
    expect(Date.parse(until) - app.clock.now().getTime()).toBeLessThanOrEqual(5 * minute);
  });

  test('returns the twenty oldest offers to twenty simultaneous users, one to each', async () => {
    const made: number[] = [];
    while (made.length < 25) made.push((await app.make('offers')).id);
    const ids = await Promise.all(people.map((who) => claimed(who)));
    expect(ids.toSorted()).toEqual(made.slice(0, 20).toSorted());
  });

  test('returns nothing when every offer is claimed', async () => {
    for (let made = 0; made < 7; made += 1) await app.make('offers');
    const ids = await Promise.all(people.map((who) => claimed(who)));
    const ownIds = ids.filter((id) => id !== undefined);
    expect(ownIds).toHaveLength(7);
    expect(new Set(ownIds).size).toBe(7);
    expect((await claim(person(ids.indexOf(undefined)))).text).toBe('');
  });

  test('returns the same offer to the same user and extends the claim', async () => {
    const { id } = await app.make('offers');
    await app.make('offers');
    expect(await claimed(person(0))).toBe(id);
    app.clock.advance(4 * minute);
    expect(await claimed(person(0))).toBe(id);
    app.clock.advance(4 * minute);
    expect(await claimed(person(1))).not.toBe(id);
  });

  test('prefetches the next offer and keeps the claim on the first', async () => {
    const [first, second] = [await app.make('offers'), await app.make('offers')];
    expect(await claimed(person(0))).toBe(first.id);
    expect(await claimed(person(0), [first.id])).toBe(second.id);
    expect(await claimed(person(1))).toBeUndefined();
    await decide(first.id, 'active');
    expect(await claimed(person(0))).toBe(second.id);
  });

  test('returns the offer to another user after five minutes without a decision', async () => {
    const { id } = await app.make('offers');
    expect(await claimed(person(0))).toBe(id);
    expect(await claimed(person(1))).toBeUndefined();
    app.clock.advance(5 * minute + 1);
    expect(await claimed(person(1))).toBe(id);
    expect(await claimed(person(0))).toBeUndefined();
  });

  test('ends when the user releases the offer', async () => {
    const [first, second] = [await app.make('offers'), await app.make('offers')];
    await claimed(person(0));
    await claimed(person(0), [first.id]);
    const some = await person(0).post('/offers/review/release', { ids: [second.id] });
    expect(some.data()).toEqual({ released: [second.id] });
    expect(await claimed(person(1))).toBe(second.id);
    const foreign = await person(0).post('/offers/review/release', { ids: [second.id] });
    expect(foreign.data()).toEqual({ released: [] });
    const all = await person(0).post('/offers/review/release');
    expect(all.data()).toEqual({ released: [first.id] });
  });

  test.each(['active', 'rejected'])('ends when the offer becomes %s', async (status) => {
    const { id } = await app.make('offers');
    await claimed(person(0));
    (await decide(id, status)).data();
    if (status === 'rejected') (await decide(id, 'new')).data();
    expect(await claimed(person(1))).toBe(status === 'rejected' ? id : undefined);
  });

  test('ends when the offer moves to the trash', async () => {
    const { id } = await app.make('offers');
    await claimed(person(0));
    await app.admin.delete('/offers', { id });
    expect(await claimed(person(0))).toBeUndefined();
    await app.admin.post('/offers/restore', { ids: [id] });
    expect(await claimed(person(1))).toBe(id);
  });

  test('requires the permissions to read offers and to change their status', async () => {
    await app.make('offers');
    expect((await claim(await app.signInAs([['read', 'offers']]))).status).toBe(403);
    expect((await claim(await app.signInAs([['change_status', 'offers']]))).status).toBe(403);
    expect((await claim(app.anonymous)).status).toBe(401);
  });

  test('refuses unknown fields', async () => {
    expect((await person(0).post('/offers/review/claim', { skip: 'all' })).rules).toEqual({
      skip: ['type'],
    });
    expect((await person(0).post('/offers/review/claim', { next: true })).rules).toEqual({
      next: ['unknown'],
    });
  });

  // The embedded database has one connection, so that no claim meets another transaction.
  if (inject('clusterUrl')) {
    describe('beside another transaction', () => {
      let other: pg.Client;
      beforeAll(async () => {
        other = new pg.Client(app.databaseUrl);
        await other.connect();
      });
      beforeEach(() => other.query('begin'));
      afterEach(() => other.query('rollback'));
      afterAll(() => other.end());

      test('returns the oldest offer although the other one has locked its row', async () => {
        const [oldest] = [await app.make('offers'), await app.make('offers')];
        await other.query('select from offers where id = $1 for no key update', [oldest.id]);
        expect(await claimed(person(0))).toBe(oldest.id);
      });

      test('waits for a save of the oldest offer, and returns it if it is still new', async () => {
        const [oldest] = [await app.make('offers'), await app.make('offers')];
        await other.query('select from offers where id = $1 for update', [oldest.id]);
        const claiming = claimed(person(0));
        await eventually(async () => expect(await isAnyWaiting()).toBe(true));
        await other.query('commit');
        expect(await claiming).toBe(oldest.id);
      });

      test('returns the next offer when the other one trashes the oldest', async () => {
        const [oldest, second] = [await app.make('offers'), await app.make('offers')];
        await other.query('select from offers where id = $1 for update', [oldest.id]);
        await other.query('update offers set deleted_at = now() where id = $1', [oldest.id]);
        const claiming = claimed(person(0));
        await eventually(async () => expect(await isAnyWaiting()).toBe(true));
        await other.query('commit');
        expect(await claiming).toBe(second.id);
        expect(await claimed(person(1))).toBeUndefined();
      });

      /** Whether a statement of the app waits for a lock. */
      const isAnyWaiting = async () => {
        const { rowCount } = await other.query(`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rowCount !== 0;
      };
    });
  }
});

describe('the context of a decision', () => {
  const priced = async (price: string | null, changes: object = {}) => {
    const prices = { price_per_shift: price, price_per_hour: null };
    const { id } = await app.make('offers', { prices, ...changes });
    return id;
  };
  const reviewOf = async (id: number) =>
    (await app.admin.get(`/offers/${id}/review`)).data<OfferReview>();

  test('has the prices of active offers of the category in its currency', async () => {
    const category = (await app.make('categories')).id;
    const dinar = (await app.make('currencies', { decimal: 3 })).id;
    for (const price of ['100', '120', '130', '150', '900']) {
      await decide(await priced(price, { category, currency: dinar }), 'active');
    }
    await decide(await priced('1', { category }), 'active');
    const id = await priced('5', { category, currency: dinar });
    const priceRange = { count: 5, low: '100.000', median: '130.000', high: '900.000' };
    expect((await reviewOf(id)).price_range).toMatchObject({
      price_per_shift: priceRange,
      price_per_hour: null,
    });
    const range = await app.admin.get(`/categories/${category}/price_range`, { currency: dinar });
    expect(range.data<PriceRange>().price_per_shift).toEqual(priceRange);
  });

  test('has the usual hourly price of the category', async () => {
    const currency = (await app.make('currencies', { decimal: 2 })).id;
    const interval = { from: '15.5', to: '40', currency };
    const category = (await app.make('categories', { price_interval: interval })).id;
    const { price_interval: range } = await reviewOf(await priced('1', { category }));
    expect(range).toMatchObject({ from: '15.50', to: '40.00', currency: { id: currency } });
    const empty = { from: null, to: null, currency: null };
    await app.admin.patch(`/categories/${category}`, { price_interval: empty });
    expect((await reviewOf(await priced('1', { category }))).price_interval).toBeNull();
  });

  test('has likely duplicates: offers with the same name and location', async () => {
    const location = { geo_lat: 47.0105, geo_long: 28.8638 };
    const name = { en: 'Mobile crane Grove GMK' };
    const { id } = await app.make('offers', { name, ...location });
    const twin = await app.make('offers', {
      name: { en: 'MOBILE CRANE Grove GMK' },
      ...{ geo_lat: 47.0107, geo_long: 28.8636, address: null },
    });
    await app.make('offers', { name, geo_lat: 46, geo_long: 29, address: null });
    await app.make('offers', location);
    const { duplicates } = await reviewOf(id);
    expect(duplicates).toMatchObject([
      { id: twin.id, name: 'MOBILE CRANE Grove GMK', status: 'new', reasons: ['place'] },
    ]);
  });

  test('has the language of the author, otherwise that of the country', async () => {
    const found = await app.admin.get('/languages', { 'filter[code]': 'ro' });
    const [romanian] = found.data<readonly WireRecord[]>();
    const country = (await app.make('countries', { language: romanian?.id })).id;
    const region = (await app.make('regions', { country })).id;
    const { id } = await app.make('offers', { region, user: null });
    expect((await reviewOf(id)).author_language).toBe('ro');
    const user = (await app.make('users', { kind: 'client', language: 'pl' })).id;
    await app.admin.patch(`/offers/${id}`, { user });
    expect((await reviewOf(id)).author_language).toBe('pl');
  });

  test('has the user who is deciding about the offer', async () => {
    const { id } = await app.make('offers');
    expect((await reviewOf(id)).held).toBeNull();
    const others = (await app.admin.get('/offers', { 'filter[status]': 'new', per_page: 100 }))
      .data<readonly WireRecord[]>()
      .map((row) => row.id)
      .filter((other) => other !== id);
    await claim(person(3), others);
    expect((await reviewOf(id)).held).toMatchObject({
      by: { name: expect.stringContaining('Test Person') },
    });
  });

  test('is 404 for an unknown offer, category or currency', async () => {
    const { id } = await app.make('categories');
    expect((await app.admin.get('/offers/999999/review')).status).toBe(404);
    expect((await app.admin.get('/categories/999999/price_range?currency=1')).status).toBe(404);
    const rules = async (query: string) =>
      (await app.admin.get(`/categories/${id}/price_range${query}`)).rules;
    expect(await rules('')).toEqual({ currency: ['required'] });
    expect(await rules('?currency=mdl')).toEqual({ currency: ['type'] });
    expect(await rules('?currency=999999')).toEqual({ currency: ['not_found'] });
  });
});
