import type { OfferReview } from '@rentyard/contract/entities/listing/review';
import type { QueuedOffer, ReviewQueuePage } from '@rentyard/contract/entities/listing/reviewQueue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { uploadPhoto } from '../../support/data/uploadPhoto.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const minute = 60_000;

let app: TestApp;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  app = await startApp({ background: ['health'] });
  const reviewer = [
    ['read', 'offers'],
    ['change_status', 'offers'],
  ] as const;
  [ana, ben] = [await app.signInAs(reviewer), await app.signInAs(reviewer)];
});
afterAll(() => app.close());

beforeEach(async () => {
  for (const who of [ana, ben]) await who.post('/offers/review/release');
  const { offers } = await queueOf(ana);
  for (const { id } of offers) await decide(id, 'rejected');
});

const queueOf = async (who: Client, order?: string) =>
  (await who.get('/offers/review/queue', order ? { order } : {})).data<ReviewQueuePage>();

const idsOf = ({ offers }: ReviewQueuePage) => offers.map(({ id }) => id);

const queued = async (id: number): Promise<QueuedOffer | undefined> =>
  (await queueOf(ana)).offers.find((offer) => offer.id === id);

const claim = (who: Client, id: number) => who.post('/offers/review/claim', { id });

const decide = async (id: number, status: string) =>
  (await app.admin.patch(`/offers/${id}/change_status`, { status, reason: 'Seen' })).data();

const priced = (price_per_shift: string | null, price_per_hour: string | null = null) => ({
  prices: { price_per_shift, price_per_hour },
});

const noInterval = { from: null, to: null, currency: null };

/** A category with five active offers, whose median is 100 a shift and 10 an hour. */
async function pricedCategory(changes: object = {}) {
  const category = (await app.make('categories', { price_interval: noInterval, ...changes })).id;
  for (const [shift, hour] of [
    ['90', '9'],
    ['95', '9.5'],
    ['100', '10'],
    ['110', '11'],
    ['500', '50'],
  ] as const) {
    await decide((await app.make('offers', { category, ...priced(shift, hour) })).id, 'active');
  }
  return category;
}

describe('the review queue', () => {
  test('lists the new offers, the riskiest first or the oldest first', async () => {
    const category = await pricedCategory();
    const plain = await app.make('offers', { category, ...priced('100') });
    const unpriced = await app.make('offers', { category, ...priced(null) });
    const dear = await app.make('offers', { category, ...priced('290') });
    expect(idsOf(await queueOf(ana, 'oldest'))).toEqual([plain.id, unpriced.id, dear.id]);
    expect(idsOf(await queueOf(ana, 'risk'))).toEqual([dear.id, unpriced.id, plain.id]);
    expect(idsOf(await queueOf(ana))).toEqual([dear.id, unpriced.id, plain.id]);
    await decide(dear.id, 'active');
    const left = await queueOf(ana);
    expect(idsOf(left)).toEqual([unpriced.id, plain.id]);
    expect(left.total).toBe(2);
  });

  test('names the price that differs most from the median of the category', async () => {
    const category = await pricedCategory();
    const dear = await app.make('offers', { category, ...priced('210', '45') });
    const cheap = await app.make('offers', { category, ...priced('40') });
    const usual = await app.make('offers', { category, ...priced('199', '5.1') });
    expect(await queued(dear.id)).toMatchObject({
      risk: expect.arrayContaining(['price']),
      price_factor: { price: 'price_per_hour', factor: 4.5 },
    });
    expect((await queued(cheap.id))?.price_factor).toEqual({
      price: 'price_per_shift',
      factor: 0.4,
    });
    expect(await queued(usual.id)).toMatchObject({ price_factor: null });
    expect((await queued(usual.id))?.risk).not.toContain('price');
  });

  test('compares with at least five prices', async () => {
    const category = (await app.make('categories', { price_interval: noInterval })).id;
    for (let made = 0; made < 4; made += 1) {
      await decide((await app.make('offers', { category, ...priced('100') })).id, 'active');
    }
    const { id } = await app.make('offers', { category, ...priced('900') });
    expect(await queued(id)).toMatchObject({ price_factor: null });
  });

  test('uses the price interval of the category instead of the median of an hour', async () => {
    const currency = (await app.make('currencies', { decimal: 2 })).id;
    const interval = { from: '20', to: '90', currency };
    const category = await pricedCategory({ price_interval: interval });
    const within = await app.make('offers', { category, currency, ...priced(null, '80') });
    const outside = await app.make('offers', { category, currency, ...priced(null, '95') });
    expect(await queued(within.id)).toMatchObject({ price_factor: null });
    expect((await queued(outside.id))?.risk).toContain('outside_interval');
    expect((await queued(within.id))?.risk).not.toContain('outside_interval');
  });

  test('names a duplicate, missing answers and a missing photo', async () => {
    const category = (await app.make('categories', { price_interval: noInterval })).id;
    const owner = (await app.make('users', { kind: 'client' })).id;
    const region = (await app.make('regions')).id;
    const same = { category, user: owner, region, name: { en: 'Telehandler JCB 535-95' } };
    const first = await app.make('offers', same);
    await decide(first.id, 'active');
    const { id } = await app.make('offers', same);
    const saved = await app.admin.post(`/properties/${category}/create_or_update_many`, {
      properties: [{ name: { en: 'Bucket volume' }, is_numeric: true, required: true }],
    });
    const [property] = saved.data<readonly [WireRecord]>();
    await app.idle();
    expect((await queued(id))?.risk).toEqual(
      expect.arrayContaining(['duplicate', 'unanswered', 'no_photo']),
    );
    const review = (await app.admin.get(`/offers/${id}/review`)).data<OfferReview>();
    expect(review.risk).toEqual((await queued(id))?.risk);
    expect(review.unanswered).toEqual([{ id: property.id, name: 'Bucket volume' }]);
    const image = (await uploadPhoto(app.admin)).id;
    await app.admin.patch(`/offers/${id}`, { image, name: { en: 'Another machine' } });
    await app.idle();
    const mended = await queued(id);
    expect(mended?.risk).toEqual(['unanswered']);
    expect(mended?.image).toMatchObject({ id: image });
  });

  test('returns 50 of more, and counts all', async () => {
    for (let made = 0; made < 52; made += 1) await app.make('offers');
    const { offers, total } = await queueOf(ana, 'oldest');
    expect(offers).toHaveLength(50);
    expect(total).toBe(52);
    for (const { id } of offers) await decide(id, 'rejected');
  });

  test('names who has claimed an offer until the claim ends', async () => {
    const { id } = await app.make('offers');
    expect((await queued(id))?.held).toBeNull();
    (await claim(ben, id)).data();
    const held = (await queued(id))?.held;
    expect(held?.by.name).toContain('Test Person');
    expect(Date.parse(held?.until ?? '') - app.clock.now().getTime()).toBeGreaterThan(4 * minute);
    app.clock.advance(5 * minute + 1);
    expect((await queued(id))?.held).toBeNull();
  });

  test('requires the permissions to read offers and to change their status', async () => {
    const status = async (who: Client) => (await who.get('/offers/review/queue')).status;
    expect(await status(await app.signInAs([['read', 'offers']]))).toBe(403);
    expect(await status(await app.signInAs([['change_status', 'offers']]))).toBe(403);
    expect(await status(app.anonymous)).toBe(401);
    const unknown = await ana.get('/offers/review/queue', { order: 'newest' });
    expect(unknown.rules).toEqual({ order: ['choice'] });
  });
});

describe('claiming in the order of the queue', () => {
  test('prefers the first of the sent offers that nobody else has, then the oldest', async () => {
    const [oldest, second, third] = [
      await app.make('offers'),
      await app.make('offers'),
      await app.make('offers'),
    ];
    const next = async (who: Client, skip: readonly number[] = []) => {
      const preferred = [third.id, second.id];
      const claimed = await who.post('/offers/review/claim', { preferred, skip });
      return claimed.data<WireRecord>().id;
    };
    expect(await next(ana)).toBe(third.id);
    expect(await next(ben)).toBe(second.id);
    expect(await next(ben, [second.id])).toBe(oldest.id);
    const many = Array.from({ length: 51 }, (_, at) => at + 1);
    const refused = await ana.post('/offers/review/claim', { preferred: many });
    expect(refused.rules).toEqual({ preferred: ['max_value'] });
  });
});

describe('claiming a named offer', () => {
  test('returns it although older ones wait, and again to the same user', async () => {
    await app.make('offers');
    const { id } = await app.make('offers');
    expect((await claim(ana, id)).data<WireRecord>()).toMatchObject({ id, status: 'new' });
    app.clock.advance(4 * minute);
    const again = await claim(ana, id);
    expect(again.data<WireRecord>().id).toBe(id);
    const { held_until: until } = again.body.meta as { held_until: string };
    expect(Date.parse(until) - app.clock.now().getTime()).toBeGreaterThan(4 * minute);
  });

  test('is refused with the user who has claimed it', async () => {
    const { id } = await app.make('offers');
    (await claim(ana, id)).data();
    const refused = await claim(ben, id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'claimed',
      message: expect.stringContaining('is reviewing this offer'),
      held: { by: { name: expect.stringContaining('Test Person') } },
    });
    await ana.post('/offers/review/release', { ids: [id] });
    expect((await claim(ben, id)).status).toBe(200);
  });

  test('is refused for a decided, unknown or malformed one', async () => {
    const { id } = await app.make('offers');
    await decide(id, 'rejected');
    expect((await claim(ana, id)).body).toMatchObject({ code: 'wrong_state' });
    expect((await claim(ana, 999_999)).status).toBe(404);
    const malformed = await ana.post('/offers/review/claim', { id: 'first' });
    expect(malformed.rules).toEqual({ id: ['type'] });
  });

  test('gives the offer to one of two simultaneous users', async () => {
    const { id } = await app.make('offers');
    const statuses = (await Promise.all([claim(ana, id), claim(ben, id)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});
