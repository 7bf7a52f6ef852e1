import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let category: number;
let currency: number;
let calendar: number;
beforeAll(async () => {
  app = await startApp({ background: ['health'] });
  ({ id: currency } = await app.make('currencies', { code: 'XTS', decimal: 3 }));
  ({ id: category } = await app.make('categories', {
    price_interval: { from: '50', to: '200', currency },
  }));
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  ({ id: calendar } = await app.make('work_calendars', {
    time_zone: 'UTC',
    country: null,
    shift_hours: 8,
    work_days: Object.fromEntries(days.map((day) => [day, true])),
  }));
}, 60_000);
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;

const prices = { price_per_shift: '800', price_per_hour: '100' };
const makeOffer = (values: Values = {}) =>
  app.make('offers', { category, currency, work_calendar: calendar, prices, ...values });

describe('health of price tiers', () => {
  const issuesOf = async ({ id }: WireRecord) => {
    await app.idle();
    const found = [];
    for (const issue of ['outside_interval', 'dearer_tier']) {
      const page = await app.admin.get('/offers', {
        'filter[health]': issue,
        'filter[id]': String(id),
      });
      if (page.data<readonly unknown[]>().length > 0) found.push(issue);
    }
    return found;
  };

  test.each<[string, readonly Values[], readonly string[]]>([
    ['cheaper with the duration', [{ from: 1, unit: 'week', price: '3000' }], []],
    ['dearer than the unit', [{ from: 1, unit: 'week', price: '4200' }], ['dearer_tier']],
    [
      'dearer than the tier before',
      [
        { from: 2, unit: 'day', price: '700' },
        { from: 5, unit: 'day', price: '710' },
      ],
      ['dearer_tier'],
    ],
    [
      'below the interval of the category',
      [{ from: 1, unit: 'month', price: '8000' }],
      ['outside_interval'],
    ],
    [
      'above the interval of the category',
      [{ from: 1, unit: 'day', price: '1700' }],
      ['outside_interval', 'dearer_tier'],
    ],
  ])('%s', async (_, price_tiers, issues) => {
    const offer = await makeOffer();
    expect(await issuesOf(offer)).toEqual([]);
    await app.admin.patch(`/offers/${offer.id}`, { price_tiers });
    expect(await issuesOf(offer)).toEqual(issues);
  });

  test('follows the work calendar', async () => {
    const own = await app.make('work_calendars', { time_zone: 'UTC', shift_hours: 8 });
    const tier = { from: 2, unit: 'shift', price: '760' };
    const offer = await makeOffer({ work_calendar: own.id, price_tiers: [tier] });
    expect(await issuesOf(offer)).toEqual([]);
    await app.admin.patch(`/work_calendars/${own.id}`, { shift_hours: 24 });
    expect(await issuesOf(offer)).toEqual(['outside_interval']);
  });
});

describe('price tiers in files', () => {
  const tiers = [
    { from: 3, unit: 'shift', price: '750.500' },
    { from: 1, unit: 'week', price: '3000.125' },
  ];

  const importCells = async (code: string, cell: string) =>
    app.admin.form('/offers/import/preview', {
      file: new File([`code;price_tiers\n${code};"${cell}"`], 'tiers.csv'),
    });

  test('are exported as text, which an import reads', async () => {
    const offer = await makeOffer({ price_tiers: tiers });
    const file = await app.admin.get('/offers/export', {
      format: 'csv',
      columns: 'code,price_tiers',
      'filter[id]': String(offer.id),
    });
    const cell = '3 shift = 750.5000; 1 week = 3000.1250';
    expect(file.text).toContain(cell);
    const target = await makeOffer();
    const preview = await importCells(String(target.code), cell);
    const [row] = preview.data<{ rows: readonly Values[] }>().rows;
    expect(row).toMatchObject({ outcome: 'update', errors: {} });
    const same = await importCells(String(offer.code), cell);
    expect(same.data<{ rows: readonly Values[] }>().rows[0]).toMatchObject({ outcome: 'skip' });
  });

  test.each([
    ['3 смены = 750,50; 1 tydzień: 3000', {}],
    ['3 shifts = 12,500', { price_tiers: ['ambiguous_number'] }],
    ['shift 3 = 750', { price_tiers: ['tiers_text'] }],
    ['3 year = 750', { price_tiers: ['tiers_text'] }],
    ['3 shift = 750 USD', { price_tiers: ['tiers_text'] }],
    ['3 shift = 750; 2 shift = 700', { 'price_tiers.1.from': ['tier_order'] }],
  ])('%s is read or has problems: %j', async (cell, errors) => {
    const offer = await makeOffer();
    const preview = await importCells(String(offer.code), cell);
    const [row] = preview.data<{ rows: readonly { errors: Values }[] }>().rows;
    const rules = Object.entries(row?.errors ?? {}).map(([path, problems]) => [
      path,
      (problems as readonly { rule: string }[]).map(({ rule }) => rule),
    ]);
    expect(Object.fromEntries(rules)).toEqual(errors);
  });

  test('explain the totals of exported orders', async () => {
    const offer = await makeOffer({ price_tiers: tiers });
    const order = await app.make('orders', {
      ...{ offer: offer.id, currency, prices, units: 6, unit: 'shift' },
    });
    const file = await app.admin.get('/orders/export', {
      format: 'csv',
      columns: 'total,price_terms.price_tiers,price_explanation.lines',
      'filter[id]': String(order.id),
    });
    expect(file.text).toContain('1 week = 3000.1250; 1 shift = 800.0000');
  });
});

test('the price range of a category has the first tiers by unit', async () => {
  const { id } = await app.make('categories');
  for (const price of ['10', '30', '20']) {
    const offer = await makeOffer({
      category: id,
      price_tiers: [
        { from: 1, unit: 'week', price },
        { from: 2, unit: 'week', price: '1' },
      ],
    });
    await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  }
  const range = await app.admin.get(`/categories/${id}/price_range`, { currency });
  expect(range.data()).toMatchObject({
    price_tiers: {
      week: { count: 3, low: '10.000', median: '20.000', high: '30.000' },
      month: null,
    },
  });
});

describe('tentative orders', () => {
  test('expire by the setting', async () => {
    const settings = (body: Values) => app.admin.patch('/settings/rental', body);
    expect((await app.admin.get('/settings/rental')).data()).toEqual({ tentative_hours: 72 });
    const starts_at = '2031-05-04T00:00:00.000Z';
    const offer = await makeOffer();
    const order = await app.make('orders', { offer: offer.id, starts_at, unit: 'hour', units: 24 });
    const made = Date.parse(String(order.created_at));
    const expiry = async () =>
      (await app.admin.get(`/orders/${order.id}/show`)).data<WireRecord>().expires_at;
    const kinds = async () => {
      const period = { from: '2031-05-04', to: '2031-05-05' };
      const found = await app.admin.get(`/offers/${offer.id}/availability`, period);
      return found.data<readonly { kind: string }[]>().map(({ kind }) => kind);
    };
    expect(Date.parse(String(await expiry())) - made).toBe(72 * 3_600_000);
    app.clock.advance(5 * 3_600_000);
    expect(await kinds()).toEqual(['tentative']);
    await settings({ tentative_hours: 4 });
    expect(Date.parse(String(await expiry())) - made).toBe(4 * 3_600_000);
    expect(await kinds()).not.toContain('tentative');
    for (const never of [0, null]) {
      expect((await settings({ tentative_hours: never })).data()).toEqual({
        tentative_hours: never,
      });
      expect(await expiry()).toBeNull();
      expect(await kinds()).toEqual(['tentative']);
    }
    expect((await settings({ tentative_hours: -1 })).rules).toEqual({
      tentative_hours: ['min_value'],
    });
    expect((await settings({ tentative_hours: 8_761 })).rules).toEqual({
      tentative_hours: ['max_value'],
    });
    await settings({ tentative_hours: 72 });
    await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
    expect(await expiry()).toBeNull();
  });
});

describe('overtime', () => {
  test.each<[string, Values, Values]>([
    ['by the hour', { prices }, { hours: 4.5, price: '450.000' }],
    [
      'by the part of a shift',
      { prices: { price_per_shift: '800', price_per_hour: null } },
      { hours: 4.5, price: '450.000' },
    ],
    ['is not known of several machines', { prices, quantity: 2 }, { hours: null, price: null }],
  ])('is proposed %s, and not charged', async (_, values, overtime) => {
    const offer = await makeOffer({ quantity: 2 });
    const order = await app.make('orders', {
      ...{
        offer: offer.id,
        currency,
        starts_at: '2025-02-03T08:00:00.000Z',
        units: 2,
        unit: 'shift',
      },
      ...values,
    });
    const step = (name: string, meter: number) =>
      app.admin.post(`/orders/${order.id}/${name}`, { meter });
    await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
    await step('hand_over', 100);
    const returned = await step('return', 120.5);
    expect(returned.data()).toMatchObject({ overtime, total: order.total });
    expect((await app.admin.post(`/orders/${order.id}/undo_rental`, {})).data()).toMatchObject({
      overtime: { hours: null, price: null },
    });
  });

  test('is none within the units', async () => {
    const offer = await makeOffer();
    const order = await app.make('orders', {
      ...{ offer: offer.id, currency, prices, starts_at: '2025-02-03T08:00:00.000Z' },
      ...{ units: 10, unit: 'hour' },
    });
    await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
    await app.admin.post(`/orders/${order.id}/hand_over`, { meter: 5 });
    const returned = await app.admin.post(`/orders/${order.id}/return`, { meter: 15 });
    expect(returned.data()).toMatchObject({ overtime: { hours: null, price: null } });
  });
});
