import { languageCodes } from '@rentyard/contract/languages';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '../../support/data/drafts.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const prices = (price_per_shift: string | null, price_per_hour: string | null) => ({
  prices: { price_per_shift, price_per_hour },
});
const order = (changes: Draft) => app.make('orders', changes);
const save = async (id: number, changes: Draft) =>
  (await app.admin.patch(`/orders/${id}`, changes)).data<WireRecord>();

test('an order needs a phone and a start once it is approved, not before', async () => {
  const { id } = await order({ phone: null, starts_at: null });
  const approve = () => app.admin.patch(`/orders/${id}/change_status`, { status: 'active' });
  expect((await approve()).rules).toEqual({ phone: ['required'], starts_at: ['required'] });
  await save(id, { phone: '069123456', starts_at: '2026-12-01T08:00:00.000Z' });
  expect((await approve()).data<WireRecord>().status).toBe('active');
  const emptied = await app.admin.patch(`/orders/${id}`, { phone: null });
  expect(emptied.rules).toEqual({ phone: ['required'] });
});

test.each(['hour', 'shift'])(
  'a start whose end by the %s is after the year 9999 is refused',
  async (unit) => {
    const { id } = await order({ unit, units: 300 });
    const moved = await app.admin.patch(`/orders/${id}`, { starts_at: '9999-12-31T23:59:59Z' });
    expect(moved.rules).toEqual({ starts_at: ['date'] });
  },
);

describe('the total of an order', () => {
  test.each([
    ['shift', 3, '375.00'],
    ['hour', 8, '160.40'],
    ['shift', 10_000, '1250000.00'],
    ['hour', 1, '20.05'],
  ])('by the %s for %d units is %s', async (unit, units, total) => {
    expect(await order({ unit, units, ...prices('125.00', '20.05') })).toMatchObject({ total });
  });

  test('is unknown while the price of its unit is on request', async () => {
    const { id, total } = await order({ unit: 'hour', units: 5, ...prices('125.00', null) });
    expect(total).toBeNull();
    expect((await save(id, { unit: 'shift' })).total).toBe('625.00');
    expect((await save(id, prices(null, null))).total).toBeNull();
  });

  test('changes with every value that it depends on', async () => {
    const { id } = await order({ unit: 'shift', units: 2, ...prices('10.50', '3.00') });
    expect((await save(id, { units: 4 })).total).toBe('42.00');
    expect((await save(id, prices('10.55', '3.00'))).total).toBe('42.20');
    expect((await save(id, { unit: 'hour' })).total).toBe('12.00');
    const [entry] = (await app.admin.get(`/orders/${id}/history`)).data<
      readonly { changes: readonly object[] }[]
    >();
    expect(entry?.changes).toContainEqual({ path: 'total', from: '42.20', to: '12.00' });
  });

  test('has the decimals of its currency and stays exact at any size', async () => {
    const yen = await app.make('currencies', { decimal: 0 });
    const dinar = await app.make('currencies', { decimal: 3 });
    const of = async (currency: number, price: string, units: number) =>
      (await order({ currency, unit: 'shift', units, ...prices(price, null) })).total;
    expect(await of(yen.id, '9999999', 9_999)).toBe('99989990001');
    expect(await of(dinar.id, '0.101', 3)).toBe('0.303');
    expect(await of(dinar.id, '9999999.989', 10_000)).toBe('99999999890.000');
  });

  test('cannot be written', async () => {
    const draft = await app.draft('orders', { total: '1.00' });
    expect((await app.admin.post('/orders', draft)).rules).toEqual({ total: ['unknown'] });
  });

  test('sorts and filters orders, and unknown totals come last', async () => {
    const category = (await app.make('categories')).id;
    const small = await order({ category, units: 1, unit: 'shift', ...prices('9.00', null) });
    const large = await order({ category, units: 9, unit: 'shift', ...prices('9.00', null) });
    const unknown = await order({ category, units: 9, unit: 'hour', ...prices('9.00', null) });
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await app.admin.get('/orders', { 'filter[category]': category, ...query }))
        .data<readonly WireRecord[]>()
        .map(({ id }) => id);
    expect(await ids({ sort: 'total' })).toEqual([small.id, large.id, unknown.id]);
    expect(await ids({ sort: '-total' })).toEqual([large.id, small.id, unknown.id]);
    expect(await ids({ 'filter[total][gte]': '81' })).toEqual([large.id]);
    expect(await ids({ 'filter[total][empty]': '1' })).toEqual([unknown.id]);
  });
});

describe('an order', () => {
  test('lasts one shift by default', async () => {
    const draft = await app.draft('orders', { units: null, unit: null });
    expect((await app.admin.post('/orders', draft)).data()).toMatchObject({
      units: 1,
      unit: 'shift',
    });
  });

  test.each([
    [0, 'min_value'],
    [10_001, 'max_value'],
    [1.5, 'integer'],
  ])('is refused for %d units', async (units, rule) => {
    const draft = await app.draft('orders', { units });
    expect((await app.admin.post('/orders', draft)).rules).toEqual({ units: [rule] });
  });

  test('has no fields of the public page of an offer', async () => {
    const record = await order({});
    for (const field of ['active', 'image', 'type', 'title', 'keywords']) {
      expect(record).not.toHaveProperty(field);
      const response = await app.admin.patch(`/orders/${record.id}`, { [field]: null });
      expect(response.rules).toEqual({ [field]: ['unknown'] });
    }
  });

  test('belongs to a client: staff are neither offered nor accepted', async () => {
    const record = await order({});
    const staff = record.created_by?.id;
    const response = await app.admin.patch(`/orders/${record.id}`, { client: staff, user: staff });
    expect(response.rules).toEqual({ client: ['not_found'], user: ['not_found'] });
    const offered = await app.admin.get('/orders/options/client', { ids: String(staff) });
    expect(offered.data()).toEqual([]);
    const person = { first_name: 'Ioana', last_name: 'Dumitrescu', email: 'ioana@example.com' };
    const { id: client } = (await app.admin.post('/users/add_client', person)).data<WireRecord>();
    const saved = await app.admin.patch(`/orders/${record.id}`, { client, user: client });
    const named = { id: client, name: 'Ioana Dumitrescu' };
    expect(saved.data()).toMatchObject({ client: named, user: named });
    // The mail address tells clients of the same name apart.
    const offeredClients = (await app.admin.get('/orders/options/client')).data();
    expect(offeredClients).toEqual([{ ...named, note: 'ioana@example.com' }]);
    const removal = await app.admin.delete('/users', { id: client });
    expect(removal.body.uses).toMatchObject([{ subject: 'orders', id: record.id }]);
    const authors = await app.admin.get('/orders/options/created_by', { ids: String(staff) });
    expect(authors.data()).toHaveLength(1);
  });

  test('is found by its phone number in any notation', async () => {
    const country = (await app.make('countries', { validation_regexp: null })).id;
    const region = (await app.make('regions', { country })).id;
    const { id } = await order({ region, phone: '+373 (69) 123-987' });
    for (const search of ['+373 (69)', '37369123987', '123987', '123-987']) {
      const rows = (await app.admin.get('/orders', { search })).data<readonly WireRecord[]>();
      expect(
        rows.map((row) => row.id),
        search,
      ).toContain(id);
    }
  });

  test('without a start comes last in both sort directions', async () => {
    const open = await order({ starts_at: null });
    await order({ starts_at: '2026-12-01T08:00:00.000Z' });
    for (const sort of ['starts_at', '-starts_at']) {
      const rows = await app.admin.get('/orders', { sort, per_page: 100 });
      expect(rows.data<readonly WireRecord[]>().at(-1)?.id, sort).toBe(open.id);
    }
  });

  test('prevents the deletion of its offer', async () => {
    const offer = await app.make('offers');
    const { id } = await order({ offer: offer.id });
    const response = await app.admin.delete('/offers', { id: offer.id });
    expect(response.body.uses).toMatchObject([{ subject: 'orders', id }]);
  });
});

describe('the statuses of orders', () => {
  test.each(languageCodes)('are options with names in %s', async (language) => {
    const response = await app.admin.get('/order_statuses/list', {}, { language });
    const options = response.data<readonly { id: string; name: string }[]>();
    expect(options.map(({ id }) => id)).toEqual(['new', 'active', 'hidden', 'rejected']);
    expect(Object.fromEntries(options.map(({ id, name }) => [id, name]))).toEqual(
      statusNames[language],
    );
  });

  test('are listed in the history of an order', async () => {
    const { id } = await order({});
    await app.admin.patch(`/orders/${id}/change_status`, { status: 'rejected', reason: 'No crew' });
    await app.admin.patch(`/orders/${id}/change_status`, { status: 'new' });
    const history = await app.admin.get(`/order_statuses/${id}/history_for_order`);
    expect(history.data()).toMatchObject([
      { from: 'rejected', to: 'new', reason: null },
      { from: 'new', to: 'rejected', reason: 'No crew', created_by: { name: 'Main Admin' } },
    ]);
  });

  test('require the permission to read orders', async () => {
    const stranger = await app.signInAs([['read', 'offers']]);
    expect((await stranger.get('/order_statuses/list')).status).toBe(403);
    expect((await stranger.get('/order_statuses/1/history_for_order')).status).toBe(403);
    expect((await app.admin.get('/order_statuses/list', { page: 1 })).rules).toEqual({
      page: ['unknown'],
    });
  });
});
