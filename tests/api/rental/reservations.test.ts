import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
});
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;

/** An offer of one machine whose orders last from the start for some hours. */
const makeOffer = (values: Values = {}): Promise<WireRecord> => app.make('offers', values);

const placeOf = (offer: WireRecord) => {
  const { currency, region } = offer as unknown as Record<'currency' | 'region', WireRecord>;
  return { currency: currency.id, region: region.id };
};

const order = (offer: WireRecord, day: number, values: Values = {}): Promise<WireRecord> =>
  app.make('orders', {
    offer: offer.id,
    starts_at: `2031-05-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    unit: 'hour',
    units: 48,
    ...values,
  });

const approve = (record: WireRecord) =>
  app.admin.patch(`/orders/${record.id}/change_status`, { status: 'active' });

describe('approving an order', () => {
  test('is refused while another order has the machine, and names it with alternatives', async () => {
    const offer = await makeOffer();
    const first = await order(offer, 1);
    const second = await order(offer, 2);
    expect((await approve(first)).status).toBe(200);
    const refused = await approve(second);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'not_available',
      conflicts: [
        {
          order: { id: first.id },
          starts_at: '2031-05-01T08:00:00.000Z',
          ends_at: '2031-05-03T08:00:00.000Z',
        },
      ],
      alternatives: { next_free_at: '2031-05-03T08:00:00.000Z' },
    });
    expect((await app.admin.get(`/orders/${second.id}/edit`)).data()).toMatchObject({
      status: 'new',
    });
  });

  test('offers other free machines of the category with the difference of the price', async () => {
    const prices = (amount: string) => ({ price_per_shift: amount, price_per_hour: null });
    const category = (await app.make('categories')).id;
    const offer = await makeOffer({ category, prices: prices('100.00') });
    const shared = { category, ...placeOf(offer) };
    const other = await makeOffer({ ...shared, type: offer.type, prices: prices('130.50') });
    const busy = await makeOffer({ ...shared, type: offer.type, prices: prices('90.00') });
    for (const one of [other, busy]) {
      expect(
        (await app.admin.patch(`/offers/${one.id}/change_status`, { status: 'active' })).status,
      ).toBe(200);
    }
    expect((await approve(await order(busy, 1))).status).toBe(200);
    expect((await approve(await order(offer, 1))).status).toBe(200);
    const refused = await approve(await order(offer, 1));
    expect(refused.body.alternatives).toMatchObject({
      offers: [{ id: other.id, price: '130.50', price_difference: '30.50' }],
    });
  });

  test('is possible right before and right after another order', async () => {
    const offer = await makeOffer();
    for (const day of [3, 1, 5]) expect((await approve(await order(offer, day))).status).toBe(200);
    expect((await approve(await order(offer, 2))).status).toBe(409);
  });

  test('reserves the buffers of the offer too', async () => {
    const offer = await makeOffer({ buffer_before: 60, buffer_after: 120 });
    expect((await approve(await order(offer, 1))).status).toBe(200);
    expect((await approve(await order(offer, 3))).status).toBe(409);
    const later = await order(offer, 3, { starts_at: '2031-05-03T11:00:00.000Z' });
    expect((await approve(later)).status).toBe(200);
  });

  test('counts the machines of an offer with several', async () => {
    const offer = await makeOffer({ quantity: 3 });
    expect((await approve(await order(offer, 1, { quantity: 2 }))).status).toBe(200);
    expect((await approve(await order(offer, 2, { quantity: 2 }))).status).toBe(409);
    expect((await approve(await order(offer, 2, { quantity: 1 }))).status).toBe(200);
    // Each of these overlaps only one of the two others.
    expect((await approve(await order(offer, 3, { quantity: 2 }))).status).toBe(200);
    const smaller = await app.admin.patch(`/offers/${offer.id}`, { quantity: 2 });
    expect(smaller.body.code).toBe('not_available');
    expect((await app.admin.patch(`/offers/${offer.id}`, { quantity: 4 })).status).toBe(200);
  });
});

describe('no other way reserves twice', () => {
  test('moving an approved order', async () => {
    const offer = await makeOffer();
    await approve(await order(offer, 1));
    const moved = await order(offer, 10);
    await approve(moved);
    const response = await app.admin.patch(`/orders/${moved.id}`, {
      starts_at: '2031-05-02T08:00:00.000Z',
    });
    expect(response.body.code).toBe('not_available');
    const longer = await app.admin.patch(`/orders/${moved.id}`, { units: 49 });
    expect(longer.status).toBe(200);
    const other = await makeOffer();
    await approve(await order(other, 10));
    const exchanged = await app.admin.patch(`/orders/${moved.id}`, { offer: other.id });
    expect(exchanged.body.code).toBe('not_available');
  });

  test('a bulk approval', async () => {
    const offer = await makeOffer();
    const ids = [(await order(offer, 1)).id, (await order(offer, 2)).id];
    const started = await app.admin.post('/orders/bulk', { ids, change: { status: 'active' } });
    await app.idle();
    const rows = (await app.admin.get(`/jobs/${started.data<WireRecord>().id}/rows`)).data();
    expect(rows).toMatchObject([
      { outcome: 'done' },
      { outcome: 'skipped', errors: { '': [{ rule: 'not_available' }] } },
    ]);
    const statuses = await Promise.all(
      ids.map(
        async (one) => (await app.admin.get(`/orders/${one}/edit`)).data<WireRecord>().status,
      ),
    );
    expect(statuses).toEqual(['active', 'new']);
  });

  test('restoring an approved order from the trash', async () => {
    const offer = await makeOffer();
    const first = await order(offer, 1);
    await approve(first);
    await app.admin.delete('/orders', { id: first.id });
    const second = await order(offer, 1);
    expect((await approve(second)).status).toBe(200);
    const restored = await app.admin.post('/orders/restore', { ids: [first.id] });
    expect(restored.status).toBe(409);
    expect(restored.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: second.id } }],
    });
  });

  test('reverting an earlier version', async () => {
    const offer = await makeOffer();
    const first = await order(offer, 1);
    await approve(first);
    await app.admin.patch(`/orders/${first.id}`, { starts_at: '2031-05-20T08:00:00.000Z' });
    await approve(await order(offer, 1));
    const history = (await app.admin.get(`/orders/${first.id}/history`)).data<
      readonly { readonly id: number; readonly action: string }[]
    >();
    const entry = history.find(({ action }) => action === 'update')?.id;
    const response = await app.admin.post(`/orders/${first.id}/revert`, { entry, to: 'before' });
    expect(response.body.code).toBe('not_available');
  });
});

describe('a blocked period', () => {
  const block = (offer: WireRecord, values: Values) =>
    app.admin.post('/blocked_periods', {
      offer: offer.id,
      starts_at: '2031-05-01T00:00:00.000Z',
      ends_at: '2031-05-02T00:00:00.000Z',
      ...values,
    });

  test('keeps orders out, and orders keep it out', async () => {
    const offer = await makeOffer();
    const blocked = (await block(offer, { reason: 'owner' })).data<WireRecord>();
    const refused = await approve(await order(offer, 1));
    expect(refused.body.conflicts).toMatchObject([{ blocked_period: { id: blocked.id } }]);
    expect((await block(offer, {})).status).toBe(201);
    await approve(await order(offer, 10));
    const over = await block(offer, {
      starts_at: '2031-05-11T00:00:00.000Z',
      ends_at: '2031-05-12T00:00:00.000Z',
    });
    expect(over.body.code).toBe('not_available');
  });

  test('repeats by a rule at the local time of the project', async () => {
    const calendar = await app.make('work_calendars', { time_zone: 'Europe/Chisinau' });
    const project = await app.make('projects', { work_calendar: calendar.id });
    const offer = await makeOffer({ project: project.id, region: (await app.make('regions')).id });
    const weekly = await block(offer, {
      starts_at: '2031-03-22T06:00:00.000Z',
      ends_at: '2031-03-22T08:00:00.000Z',
      rrule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=3',
    });
    expect(weekly.status).toBe(201);
    // Clocks change on 30 March 2031, so 08:00 is 05:00 in UTC from then on.
    const at = (starts_at: string) =>
      order(offer, 1, { project: project.id, starts_at, units: 1 }).then(approve);
    expect((await at('2031-03-29T06:30:00.000Z')).status).toBe(409);
    expect((await at('2031-04-05T06:30:00.000Z')).status).toBe(409);
    expect((await at('2031-04-05T05:00:00.000Z')).status).toBe(409);
    expect((await at('2031-04-05T07:00:00.000Z')).status).toBe(200);
    expect((await at('2031-04-12T05:00:00.000Z')).status).toBe(200);
  });

  test.each([
    ['FREQ=SOMETIMES', 'rrule'],
    ['FREQ=WEEKLY;UNTIL=20990101T000000Z', 'too_far'],
  ])('refuses the rule %s', async (rrule, rule) => {
    expect((await block(await makeOffer(), { rrule })).rules).toEqual({ rrule: [rule] });
  });

  test('is exported and imported', async () => {
    const offer = await makeOffer();
    const made = (await block(offer, { rrule: 'FREQ=WEEKLY;COUNT=2' })).data<WireRecord>();
    const file = await app.admin.get('/blocked_periods/export', { format: 'csv' });
    expect(String(file.text)).toContain(String(made.code));
  });
});
