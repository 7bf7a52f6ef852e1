import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let calendar: number;
beforeAll(async () => {
  app = await startApp();
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  // Shifts of eight hours on five days.
  const made = await app.make('work_calendars', {
    time_zone: 'UTC',
    country: null,
    shift_hours: 8,
    work_days: Object.fromEntries(days.map((day) => [day, true])),
  });
  calendar = made.id;
});
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;

const week = { from: 1, unit: 'week', price: '4300' };
const prices = { price_per_shift: '1000.00', price_per_hour: '150.00' };

const makeOffer = (values: Values = {}) =>
  app.make('offers', { work_calendar: calendar, prices, price_tiers: [week], ...values });

/** A Monday. */
const start = '2031-06-02T06:00:00.000Z';

async function makeOrder(offer: WireRecord, values: Values = {}): Promise<WireRecord> {
  const draft = { offer: offer.id, starts_at: start, units: 7, unit: 'shift', ...values };
  const { id } = await app.make('orders', { ...draft, ...('prices' in values ? {} : { prices }) });
  return read(id);
}

const read = async (id: number) => (await app.admin.get(`/orders/${id}/edit`)).data<WireRecord>();
const step = (order: WireRecord, name: string, body: Values = {}) =>
  app.admin.post(`/orders/${order.id}/${name}`, body);

const weekAndTwo = {
  total: '6300.00',
  price_explanation: {
    lines: [
      { count: 1, unit: 'week', price: '4300.00', amount: '4300.00' },
      { count: 2, unit: 'shift', price: '1000.00', amount: '2000.00' },
    ],
    saved: '700.00',
  },
};

describe('price tiers of an offer', () => {
  test('are stored exactly and served in order', async () => {
    const tiers = [
      { from: 3, unit: 'shift', price: '899.99' },
      { from: 10, unit: 'shift', price: '800.1' },
      { from: 1, unit: 'month', price: '9999999.99' },
    ];
    const offer = await makeOffer({ price_tiers: tiers });
    const edited = await app.admin.get(`/offers/${offer.id}/edit`);
    expect(edited.data<WireRecord>().price_tiers).toEqual([
      tiers[0],
      { ...tiers[1], price: '800.10' },
      tiers[2],
    ]);
  });

  test.each<[string, readonly Values[], Values]>([
    [
      'ascend per unit',
      [
        { from: 5, unit: 'shift', price: '5' },
        { from: 1, unit: 'week', price: '5' },
        { from: 5, unit: 'shift', price: '4' },
      ],
      { 'price_tiers.2.from': ['tier_order'] },
    ],
    [
      'are complete',
      [{ from: null, unit: null, price: null }],
      {
        'price_tiers.0.from': ['required'],
        'price_tiers.0.unit': ['required'],
        'price_tiers.0.price': ['required'],
      },
    ],
    [
      'have a price',
      [{ from: 1, unit: 'day', price: '0' }],
      { 'price_tiers.0.price': ['min_value'] },
    ],
    [
      'begin with 1',
      [{ from: 0, unit: 'day', price: '5' }],
      { 'price_tiers.0.from': ['min_value'] },
    ],
    [
      'have a known unit',
      [{ from: 1, unit: 'year', price: '5' }],
      { 'price_tiers.0.unit': ['choice'] },
    ],
    [
      'are at most 20',
      Array.from({ length: 21 }, (_, at) => ({ from: at + 1, unit: 'day', price: '5' })),
      { price_tiers: ['max_positions'] },
    ],
  ])('%s', async (_, tiers, rules) => {
    const offer = await makeOffer();
    const refused = await app.admin.patch(`/offers/${offer.id}`, { price_tiers: tiers });
    expect([refused.status, refused.rules]).toEqual([422, rules]);
  });
});

describe('price of an order', () => {
  test('is the cheapest combination, explained', async () => {
    const order = await makeOrder(await makeOffer());
    expect(order).toMatchObject(weekAndTwo);
  });

  test('counts the machines', async () => {
    const order = await makeOrder(await makeOffer({ quantity: 3 }), { quantity: 2 });
    expect(order).toMatchObject({ total: '12600.00', price_explanation: { saved: '1400.00' } });
  });

  test('without tiers is the price of the units', async () => {
    const order = await makeOrder(await makeOffer({ price_tiers: [] }));
    expect(order).toMatchObject({
      total: '7000.00',
      price_explanation: {
        lines: [{ count: 7, unit: 'shift', price: '1000.00', amount: '7000.00' }],
        saved: null,
      },
    });
  });

  test('follows the units, the unit and the own price', async () => {
    const { id } = await makeOrder(await makeOffer());
    const totals = [];
    for (const change of [
      { units: 5 },
      { units: 4 },
      { prices: { ...prices, price_per_shift: '1200' } },
      { unit: 'hour', units: 168 },
    ])
      totals.push((await app.admin.patch(`/orders/${id}`, change)).data<WireRecord>().total);
    expect(totals).toEqual(['4300.00', '4000.00', '4300.00', '4300.00']);
  });

  test('has the prices of the offer when none are sent', async () => {
    const offer = await makeOffer();
    const { prices: _, ...draft } = await app.draft('orders', {
      offer: offer.id,
      units: 2,
      unit: 'shift',
    });
    const made = await app.admin.post('/orders', draft);
    expect(made.data()).toMatchObject({ prices, total: '2000.00' });
    const onRequest = await makeOrder(offer, {
      prices: { price_per_shift: null, price_per_hour: null },
      units: 1,
    });
    // Only the tier has a price.
    expect(onRequest.total).toBe('4300.00');
  });

  test('uses no tiers of another currency', async () => {
    const { id: currency } = await app.make('currencies', { code: 'XTS', decimal: 2 });
    const order = await makeOrder(await makeOffer({ currency }));
    expect(order).toMatchObject({
      total: '7000.00',
      price_terms: { price_tiers: [], agreed_at: null },
      price_terms_changed: false,
    });
  });
});

describe('price terms of an order', () => {
  test('stay when the prices of the offer change, and the order says so', async () => {
    const offer = await makeOffer();
    const order = await makeOrder(offer);
    expect(order).toMatchObject({
      price_terms: { ...prices, price_tiers: [{ ...week, price: '4300.00' }], shifts_per_week: 5 },
      price_terms_changed: false,
    });
    await app.admin.patch(`/offers/${offer.id}`, { price_tiers: [{ ...week, price: '3000' }] });
    const saved = await app.admin.patch(`/orders/${order.id}`, { units: 8 });
    expect(saved.data()).toMatchObject({ total: '7300.00', price_terms_changed: true });
    const shown = await app.admin.get(`/orders/${order.id}/show`);
    expect(shown.data()).toMatchObject({ price_terms_changed: true });
  });

  test('change on request, and the change can be undone', async () => {
    const offer = await makeOffer();
    const order = await makeOrder(offer);
    const dearer = { price_per_shift: '1100.00', price_per_hour: null };
    await app.admin.patch(`/offers/${offer.id}`, {
      prices: dearer,
      price_tiers: [{ ...week, price: '3000' }],
    });
    const stale = await step(order, 'reprice', { version: 99 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    const priced = await step(order, 'reprice', { version: order.version });
    expect(priced.data()).toMatchObject({
      prices: dearer,
      total: '5200.00',
      price_terms: { ...dearer, price_tiers: [{ ...week, price: '3000.00' }] },
      price_terms_changed: false,
    });
    const [entry] = (await app.admin.get(`/orders/${order.id}/history`)).data<
      readonly { readonly action: string }[]
    >();
    expect(entry?.action).toBe('reprice');
    const undone = await step(order, 'undo_rental');
    expect(undone.data()).toMatchObject({
      ...weekAndTwo,
      prices,
      price_terms: order.price_terms,
      price_terms_changed: true,
    });
    await app.admin.patch(`/offers/${offer.id}`, { prices, price_tiers: [week] });
    expect(await read(order.id)).toMatchObject({ price_terms_changed: false });
  });

  test('are those of the new offer when the order moves to one', async () => {
    const order = await makeOrder(await makeOffer());
    const other = await makeOffer({ price_tiers: [{ ...week, price: '4000' }] });
    const moved = await app.admin.patch(`/orders/${order.id}`, { offer: other.id });
    expect(moved.data()).toMatchObject({ total: '6000.00' });
  });

  test('price an extension, and its undo', async () => {
    const offer = await makeOffer();
    const order = await makeOrder(offer);
    await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
    await app.admin.patch(`/offers/${offer.id}`, { price_tiers: [] });
    const extended = await step(order, 'extend', { ends_at: '2031-06-13T14:00:00.000Z' });
    expect(extended.data()).toMatchObject({ units: 10, total: '8600.00' });
    expect((await step(order, 'undo_rental')).data()).toMatchObject({ units: 7, ...weekAndTwo });
  });

  test('need the permission to rent, an offer, and an order that is not over', async () => {
    const order = await makeOrder(await makeOffer());
    const clerk = await app.signInAs([
      ['read', 'orders'],
      ['update', 'orders'],
    ]);
    expect((await clerk.post(`/orders/${order.id}/reprice`, {})).status).toBe(403);
    const free = await app.make('orders', { offer: null });
    expect((await step(free, 'reprice')).body.code).toBe('wrong_state');
    await step(order, 'cancel', { reason: 'Rain' });
    expect((await step(order, 'reprice')).body.code).toBe('wrong_state');
  });
});

describe('minimum rental', () => {
  test('is refused at the units, with the minimum', async () => {
    const offer = await makeOffer({ minimum_units: 3 });
    const draft = await app.draft('orders', { offer: offer.id, units: 2, unit: 'shift' });
    const refused = await app.admin.post('/orders', draft);
    expect(refused.rules).toEqual({ units: ['minimum_rental'] });
    expect(refused.body).toMatchObject({
      errors: {
        units: [{ values: { number: 3 }, message: 'The shortest rental of this offer is 3 units' }],
      },
    });
  });
});

describe('quote', () => {
  const quote = async (query: Values) =>
    app.admin.get('/orders/quote', query as Record<string, string>);

  test('has the price that the order would have', async () => {
    const offer = await makeOffer({ minimum_units: 2 });
    const answer = await quote({ offer: offer.id, unit: 'shift', units: 7, starts_at: start });
    expect(answer.data()).toEqual({
      units: 7,
      ends_at: '2031-06-10T14:00:00.000Z',
      minimum_units: 2,
      ...weekAndTwo,
    });
    const order = await makeOrder(offer);
    expect(order).toMatchObject({ ends_at: '2031-06-10T14:00:00.000Z', ...weekAndTwo });
  });

  test('counts units until a typed end, and uses typed prices', async () => {
    const offer = await makeOffer();
    const answer = await quote({
      offer: offer.id,
      unit: 'shift',
      starts_at: start,
      ends_at: '2031-06-03T14:00:00.000Z',
      price_per_shift: '500.5',
      quantity: 2,
    });
    expect(answer.data()).toMatchObject({ units: 2, total: '2002.00' });
  });

  test('uses the terms of an order', async () => {
    const offer = await makeOffer();
    const order = await makeOrder(offer);
    await app.admin.patch(`/offers/${offer.id}`, { price_tiers: [] });
    const query = { offer: offer.id, unit: 'shift', units: 5 };
    expect((await quote(query)).data()).toMatchObject({ total: '5000.00' });
    expect((await quote({ ...query, order: order.id })).data()).toMatchObject({ total: '4300.00' });
  });

  test('is on request without a price, and refuses wrong parameters', async () => {
    expect((await quote({ unit: 'hour' })).data()).toMatchObject({ total: null });
    expect((await quote({ unit: 'hour', offer: 999_999 })).status).toBe(404);
    expect((await quote({ unit: 'week', units: 0 })).rules).toEqual({
      unit: ['choice'],
      units: ['min_value'],
    });
  });
});
