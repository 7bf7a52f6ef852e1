import { insertRows } from '@rentyard/api/seed/insertRows';
import type { OrderSums } from '@rentyard/contract/entities/listing/orderSums';
import type { PriceRange } from '@rentyard/contract/entities/listing/review';
import type { RateStatus } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { ecbUrl } from '@rentyard/contract/entities/money/moneySettings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

const places = { EUR: 2, MDL: 2, RUB: 0, KWD: 3, XTS: 2 } as const;
type Code = keyof typeof places;

let app: TestApp;
let ids: Readonly<Record<Code, number>>;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  const made = Object.entries(places).map(
    async ([code, decimal]) =>
      [code, (await app.make('currencies', { code, decimal })).id] as const,
  );
  ids = Object.fromEntries(await Promise.all(made)) as typeof ids;
  await choose('EUR');
}, 120_000);
afterAll(() => app.close());

const choose = (code: Code | null) =>
  app.admin.patch('/settings/money', {
    base_currency: code && ids[code],
    rate_provider: 'none',
    rate_url: ecbUrl,
  });
const day = () => app.clock.now().toISOString().slice(0, 10);

/** Adds a rate and waits until the amounts of all records are converted with it. */
async function rate(code: Code, perEuro: string): Promise<void> {
  // Rates of one moment would be one rate for a report.
  app.clock.advance(1_000);
  const draft = { currency: ids[code], date: day(), rate: perEuro };
  (await app.admin.post('/exchange_rates', draft)).data();
  await app.idle();
  const status = (await app.admin.get('/exchange_rates/status')).data<RateStatus>();
  expect(status.is_recalculating).toBe(false);
  app.clock.advance(1_000);
}

describe('lists of amounts in several currencies', () => {
  let category: number;
  const offer = (code: Code, price: string | null) =>
    app.make('offers', {
      category,
      currency: ids[code],
      prices: { price_per_shift: price, price_per_hour: null },
    });
  const pricesIn = async (query: Readonly<Record<string, string>>) =>
    (await app.admin.get('/offers', { 'filter[category]': category, ...query }))
      .data<readonly WireRecord[]>()
      .map((row) => {
        const { prices, currency } = row as unknown as {
          prices: { price_per_shift: string | null };
          currency: { name: string };
        };
        return `${prices.price_per_shift} ${currency.name}`;
      });

  beforeAll(async () => {
    category = (await app.make('categories')).id;
    await offer('MDL', '55000');
    await offer('RUB', '49500');
    await offer('KWD', '41.5');
    await offer('XTS', '7');
    await offer('EUR', null);
    await rate('MDL', '19.6');
    await rate('RUB', '94');
    await rate('KWD', '0.33');
  }, 120_000);

  // 55,000 MDL = 2,806 EUR, 49,500 RUB = 527 EUR, 41.5 KWD = 126 EUR.
  const rising = ['41.500 KWD', '49500 RUB', '55000.00 MDL', '7.00 XTS', 'null EUR'];

  it('are sorted by the rates of the day; amounts without a rate come last', async () => {
    expect(await pricesIn({ sort: 'prices.price_per_shift' })).toEqual(rising);
    expect(await pricesIn({ sort: '-prices.price_per_shift' })).toEqual([
      ...rising.slice(0, 3).toReversed(),
      ...rising.slice(3),
    ]);
  });

  it('are filtered by amounts in the base currency', async () => {
    const filter = { sort: 'prices.price_per_shift', 'filter[price_per_shift][gte]': '500' };
    expect(await pricesIn(filter)).toEqual(['49500 RUB', '55000.00 MDL']);
    await choose('MDL');
    // 500 MDL = 25.5 EUR
    expect(await pricesIn(filter)).toEqual(rising.slice(0, 3));
    expect(await pricesIn({ 'filter[price_per_shift]': '55000' })).toEqual(['55000.00 MDL']);
    await choose('EUR');
  });

  it('compare numbers while there is no base currency', async () => {
    await choose(null);
    const filter = { 'filter[price_per_shift][lte]': '42', sort: 'prices.price_per_shift' };
    expect(await pricesIn(filter)).toEqual(['41.500 KWD', '7.00 XTS']);
    await choose('EUR');
  });

  it('follow a new rate', async () => {
    await rate('KWD', '0.005');
    expect(await pricesIn({ sort: 'prices.price_per_shift' })).toEqual([
      '49500 RUB',
      '55000.00 MDL',
      '41.500 KWD',
      '7.00 XTS',
      'null EUR',
    ]);
    await rate('KWD', '0.33');
    expect(await pricesIn({ sort: 'prices.price_per_shift' })).toEqual(rising);
  });

  it('do not change the version or the date of a record when a rate changes', async () => {
    const { id } = await offer('RUB', '100');
    const before = (await app.admin.get(`/offers/${id}/show`)).data<WireRecord>();
    await rate('RUB', '95');
    const after = (await app.admin.get(`/offers/${id}/show`)).data<WireRecord>();
    expect(withoutClock(after)).toEqual(withoutClock(before));
    await app.admin.delete('/offers', { ids: [id] });
  });

  it('have amounts in the base currency beside the original ones on request', async () => {
    const query = { 'filter[category]': category, sort: 'prices.price_per_shift' };
    const amounts = async (more = {}) =>
      (await app.admin.get('/offers', { ...query, ...more }))
        .data<readonly { readonly normalized?: Readonly<Record<string, string | null>> | null }[]>()
        .map(({ normalized }) => normalized?.['prices.price_per_shift']);
    expect(await amounts()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    // 41.5 KWD / 0.33, 49,500 RUB / 95, 55,000 MDL / 19.6, no rate of XTS, no price.
    const inEuro = ['125.76', '521.05', '2806.12', null, null];
    expect(await amounts({ normalized: 1 })).toEqual(inEuro);
    await choose('MDL');
    expect((await amounts({ normalized: 1 }))[2]).toBe('55000.00');
    await choose(null);
    expect((await amounts({ normalized: 1 }))[2]).toBeUndefined();
    await choose('EUR');
    expect((await app.admin.get('/brands', { normalized: 1 })).rules).toEqual({
      normalized: ['unknown'],
    });
  });

  it('name the base currency before sign-in, once it has a rate', async () => {
    const base = async () =>
      (await app.anonymous.get('/init')).data<{ base_currency: string | null }>().base_currency;
    expect(await base()).toBe('EUR');
    await choose('XTS');
    expect(await base()).toBeNull();
    await choose('EUR');
  });

  it('export amounts in the base currency on request, under a heading with its code', async () => {
    const query = {
      'filter[category]': category,
      sort: 'prices.price_per_shift',
      columns: 'prices.price_per_shift,currency,prices.price_per_shift.base',
    };
    const { text } = await app.admin.get('/offers/export', query);
    expect(text.split(/\r?\n/).slice(0, 5)).toEqual([
      expect.stringMatching(/Per shift,Currency,"Per shift, EUR"$/),
      '41.500,KWD,125.76',
      '49500,RUB,521.05',
      '55000.00,MDL,2806.12',
      '7.00,XTS,',
    ]);
    await choose(null);
    expect((await app.admin.get('/offers/export', query)).rules).toEqual({ columns: ['unknown'] });
    await choose('EUR');
    expect((await app.admin.get('/offers/export', { columns: 'name.base' })).rules).toEqual({
      columns: ['unknown'],
    });
  });

  it('export original amounts with their currencies', async () => {
    const { text } = await app.admin.get('/offers/export', {
      'filter[category]': category,
      columns: 'prices.price_per_shift',
    });
    expect(text).toContain('49500,RUB');
    expect(text).toContain('41.500,KWD');
  });
});

describe('price range of a category', () => {
  it('converts prices to the currency, and is equal for the same moment', async () => {
    const interval = { from: '15.50', to: '40', currency: ids.EUR };
    const category = (await app.make('categories', { price_interval: interval })).id;
    const active = async (code: Code, price: string) => {
      const prices = { price_per_shift: price, price_per_hour: null };
      const { id } = await app.make('offers', { category, currency: ids[code], prices });
      await app.admin.patch(`/offers/${id}/change_status`, { status: 'active' });
    };
    await rate('MDL', '20');
    for (const price of ['100', '110', '120']) await active('EUR', price);
    for (const price of ['1800', '2600']) await active('MDL', price);
    await active('XTS', '5');
    const range = async (more = {}) =>
      (
        await app.admin.get(`/categories/${category}/price_range`, { currency: ids.EUR, ...more })
      ).data<PriceRange>();
    const first = await range();
    expect(first).toMatchObject({
      price_per_shift: { count: 5, low: '90.00', median: '110.00', high: '130.00' },
      interval: { from: '15.50', to: '40.00' },
    });
    expect(await range({ currency: ids.MDL })).toMatchObject({
      price_per_shift: { median: '2200.00' },
      interval: { from: '310.00', to: '800.00' },
    });
    await rate('MDL', '10');
    expect((await range()).price_per_shift).toMatchObject({ median: '120.00', high: '260.00' });
    expect(await range({ as_of: first.as_of })).toEqual(first);
  }, 120_000);
});

describe('sums of orders', () => {
  const sums = async (query = {}) => (await app.admin.get('/orders/sums', query)).data<OrderSums>();

  it('of 10,000 random orders have no rounding error and can be repeated', async () => {
    await rate('MDL', '19.6');
    await rate('KWD', '0.33');
    const { id, created_at, updated_at, ...stored } = await sample();
    const drawn = Array.from({ length: 10_000 }, (_, at) => {
      const code = (['EUR', 'MDL', 'KWD'] as const)[at % 3] ?? 'EUR';
      return { code, smallest: BigInt(1 + Math.floor(Math.random() * 900_000_000)) };
    });
    await insertRows(
      app.db,
      'orders',
      drawn.map(({ code, smallest }, at) => ({
        ...stored,
        code: `sum-${at}`,
        alias: `sum-${at}`,
        name: { en: 'Order' },
        currency_id: ids[code],
        price_per_shift: decimalOf(smallest, places[code]),
        price_per_hour: null,
        units: 1,
        unit: 'shift',
      })),
    );
    await app.admin.delete('/orders', { ids: [id] });
    const before = await sums();
    for (const code of ['EUR', 'MDL', 'KWD'] as const) {
      const own = drawn.filter((one) => one.code === code);
      const total = own.reduce((sum, { smallest }) => sum + smallest, 0n);
      expect(before.by_currency.find(({ currency }) => currency.name === code)).toMatchObject({
        orders: own.length,
        total: decimalOf(total, places[code]),
      });
    }
    expect(before.total).toBe(decimalOf(exactCents(drawn), 2));
    await rate('MDL', '25');
    expect((await sums()).total).not.toBe(before.total);
    expect(await sums({ as_of: before.as_of })).toEqual(before);
  }, 240_000);

  it('count orders without a rate and refuse an unknown parameter', async () => {
    await app.make('orders', {
      currency: ids.XTS,
      prices: { price_per_shift: '5.00', price_per_hour: null },
    });
    expect((await sums()).without_rate).toBe(1);
    const dates = (await sums()).by_currency.map((one) => [one.currency.name, one.rate_date]);
    expect(Object.fromEntries(dates)).toMatchObject({
      MDL: `${day()}T00:00:00.000Z`,
      XTS: null,
      EUR: null,
    });
    expect((await sums({ 'filter[currency]': ids.XTS })).total).toBe('0.00');
    expect((await app.admin.get('/orders/sums', { as_of: '2026-02-30' })).rules).toEqual({
      as_of: ['date'],
    });
    expect((await app.admin.get('/orders/sums', { page: 2, sort: 'id' })).rules).toEqual({
      page: ['unknown'],
      sort: ['unknown'],
    });
  });

  it('are those of the searched orders, and of the orders that a filter found by the former rates', async () => {
    const order = (code: Code, price: string) =>
      app.make('orders', {
        name: { en: 'Quagmire pump' },
        currency: ids[code],
        units: 1,
        unit: 'shift',
        prices: { price_per_shift: price, price_per_hour: null },
      });
    await rate('MDL', '20');
    await order('EUR', '70');
    await order('MDL', '2000');
    const searched = { search: 'quagmire' };
    const all = await sums(searched);
    expect(all).toMatchObject({ total: '170.00', without_rate: 0 });

    const dear = { ...searched, 'filter[price_per_shift][gte]': '90' };
    const before = await sums(dear);
    expect(before.total).toBe('100.00');
    await rate('MDL', '40');
    expect((await sums(dear)).total).toBe('0.00');
    expect(await sums({ ...dear, as_of: before.as_of })).toEqual(before);
  }, 60_000);

  /** The columns that an order needs besides its own. */
  async function sample() {
    const made = await app.make('orders');
    const reference = (field: string) => (made[field] as { readonly id: number }).id;
    const { id, created_at, updated_at } = made;
    return {
      ...{ id, created_at, updated_at },
      category_id: reference('category'),
      region_id: reference('region'),
      project_id: reference('project'),
    };
  }

  /** The exact sum in cents of a euro, rounded once. */
  function exactCents(
    drawn: readonly { readonly code: Code; readonly smallest: bigint }[],
  ): bigint {
    const sumOf = (code: Code) =>
      drawn.reduce((sum, one) => (one.code === code ? sum + one.smallest : sum), 0n);
    // In cents: EUR / 1, MDL / 19.6, KWD / 10 / 0.33; over the common denominator 196 * 33.
    const numerator =
      sumOf('EUR') * 196n * 33n + sumOf('MDL') * 10n * 33n + sumOf('KWD') * 10n * 196n;
    const denominator = 196n * 33n;
    return (2n * numerator + denominator) / (2n * denominator);
  }
});

/** An amount in its smallest units as decimal text. */
function decimalOf(smallest: bigint, decimal: number): string {
  const digits = String(smallest).padStart(decimal + 1, '0');
  return decimal === 0 ? digits : `${digits.slice(0, -decimal)}.${digits.slice(-decimal)}`;
}
