import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;

/** An offer with a calendar of seven work days in UTC, unless the test says otherwise. */
async function makeOffer(values: Values = {}): Promise<WireRecord> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const calendar = await app.make('work_calendars', {
    time_zone: 'UTC',
    country: null,
    work_days: Object.fromEntries(days.map((day) => [day, true])),
  });
  return app.make('offers', { work_calendar: calendar.id, ...values });
}

async function order(offer: WireRecord, starts_at: string, isApproved = true, values: Values = {}) {
  const made = await app.make('orders', {
    offer: offer.id,
    starts_at,
    unit: 'hour',
    units: 24,
    ...values,
  });
  if (isApproved) await app.admin.patch(`/orders/${made.id}/change_status`, { status: 'active' });
  return made;
}

const availability = async (offer: WireRecord, from: string, to: string) =>
  (await app.admin.get(`/offers/${offer.id}/availability`, { from, to })).data();

describe('availability of an offer', () => {
  test('has parts without gaps: free, tentative, booked and blocked', async () => {
    const offer = await makeOffer();
    const booked = await order(offer, '2031-05-02T00:00:00.000Z');
    const tentative = await order(offer, '2031-05-04T00:00:00.000Z', false);
    const blocked = (
      await app.admin.post('/blocked_periods', {
        offer: offer.id,
        starts_at: '2031-05-05T00:00:00.000Z',
        ends_at: '2031-05-06T00:00:00.000Z',
      })
    ).data<WireRecord>();
    const day = (number: number) => `2031-05-0${number}T00:00:00.000Z`;
    expect(await availability(offer, '2031-05-01', '2031-05-07')).toMatchObject([
      { from: day(1), to: day(2), kind: 'free', free: 1 },
      { from: day(2), to: day(3), kind: 'booked', free: 0, order: { id: booked.id } },
      { from: day(3), to: day(4), kind: 'free', free: 1 },
      { from: day(4), to: day(5), kind: 'tentative', free: 1, order: { id: tentative.id } },
      { from: day(5), to: day(6), kind: 'blocked', free: 0, blocked_period: { id: blocked.id } },
      { from: day(6), to: day(7), kind: 'free', free: 1 },
    ]);
  });

  test('counts the machines of an offer with several, and closes days off', async () => {
    const offer = await makeOffer({ quantity: 3 });
    await order(offer, '2031-05-02T00:00:00.000Z', true, { quantity: 2 });
    expect(await availability(offer, '2031-05-02', '2031-05-03')).toMatchObject([
      { kind: 'free', free: 1 },
    ]);
    const calendar = await app.make('work_calendars', { time_zone: 'UTC', country: null });
    await app.admin.patch(`/offers/${offer.id}`, { work_calendar: calendar.id });
    // A Saturday.
    expect(await availability(offer, '2031-05-10', '2031-05-11')).toMatchObject([
      { kind: 'closed' },
    ]);
  });

  test('is refused for more than 400 days and for no days', async () => {
    const offer = await makeOffer();
    const rules = async (from: string, to: string) =>
      (await app.admin.get(`/offers/${offer.id}/availability`, { from, to })).rules;
    expect(await rules('2031-01-01', '2032-03-01')).toEqual({ to: ['max_days'] });
    expect(await rules('2031-01-01', '2031-01-01')).toEqual({ to: ['ends_before_start'] });
  });

  test('no longer shows requests after three days', async () => {
    const offer = await makeOffer();
    await order(offer, '2031-05-02T00:00:00.000Z', false);
    app.clock.advance(4 * 86_400_000);
    expect(await availability(offer, '2031-05-02', '2031-05-03')).toMatchObject([{ kind: 'free' }]);
  });
});

describe('offers that are free in a period', () => {
  test('filter the list and the calendar', async () => {
    const category = (await app.make('categories')).id;
    const free = await makeOffer({ category });
    const busy = await makeOffer({ category });
    const several = await makeOffer({ category, quantity: 2 });
    for (const offer of [busy, several]) await order(offer, '2031-06-02T00:00:00.000Z');
    const query = (from: string, to: string) => ({
      'filter[category]': String(category),
      'filter[free][from]': from,
      'filter[free][to]': to,
      sort: 'id',
    });
    const ids = async (from: string, to: string) =>
      (await app.admin.get('/offers', query(from, to)))
        .data<readonly WireRecord[]>()
        .map(({ id }) => id);
    expect(await ids('2031-06-02', '2031-06-03')).toEqual([free.id, several.id]);
    expect(await ids('2031-06-03', '2031-06-04')).toEqual([free.id, busy.id, several.id]);
    // A new approval reaches the cached list.
    await order(several, '2031-06-02T00:00:00.000Z');
    expect(await ids('2031-06-02', '2031-06-03')).toEqual([free.id]);
    const calendar = await app.admin.get('/calendar', {
      ...query('2031-06-02', '2031-06-03'),
      from: '2031-06-02',
      to: '2031-06-03',
    });
    expect(calendar.body).toMatchObject({
      data: [{ offer: { id: free.id }, periods: [{ kind: 'free' }] }],
      meta: { total: 1 },
    });
  });

  test('have a next free moment', async () => {
    const offer = await makeOffer();
    const next = async () =>
      (await app.admin.get(`/offers/${offer.id}/show`)).data<{ next_free_at: string }>()
        .next_free_at;
    expect(Date.parse(await next())).toBeLessThanOrEqual(Date.now());
    await app.admin.post('/blocked_periods', {
      offer: offer.id,
      starts_at: '2026-01-01T00:00:00.000Z',
      ends_at: '2030-12-01T00:00:00.000Z',
    });
    expect(await next()).toBe('2030-12-01T00:00:00.000Z');
  });

  test('have it in rows and in files on request', async () => {
    const category = (await app.make('categories')).id;
    const [free, busy, several] = [
      await makeOffer({ category }),
      await makeOffer({ category }),
      await makeOffer({ category, quantity: 2 }),
    ];
    const block = (offer: WireRecord, ends_at: string) =>
      app.make('blocked_periods', {
        offer: offer.id,
        starts_at: '2026-01-01T00:00:00.000Z',
        ends_at,
      });
    await block(busy, '2030-03-01T10:00:00.000Z');
    await block(several, '2030-04-01T10:00:00.000Z');
    const query = { 'filter[category]': String(category), sort: 'id' };
    const list = async (more = {}) => app.admin.get('/offers', { ...query, ...more });
    const rows = async (more = {}) => (await list(more)).data<readonly Values[]>();
    for (const row of await rows()) expect(row).not.toHaveProperty('next_free_at');
    const [first, ...others] = await rows({ include: 'next_free_at' });
    expect(Date.parse(String(first?.next_free_at))).toBeLessThanOrEqual(Date.now());
    expect(others).toMatchObject([
      { id: busy.id, next_free_at: '2030-03-01T10:00:00.000Z' },
      { id: several.id, next_free_at: '2030-04-01T10:00:00.000Z' },
    ]);
    // A later block reaches the cached rows.
    await block(free, '2030-05-01T10:00:00.000Z');
    expect(await rows({ include: 'next_free_at' })).toMatchObject([
      { next_free_at: '2030-05-01T10:00:00.000Z' },
      {},
      {},
    ]);
    const file = await app.admin.get('/offers/export', {
      ...query,
      format: 'csv',
      columns: 'id,next_free_at',
      time_zone: 'UTC',
    });
    expect(file.text).toMatch(new RegExp(`${busy.id}[;,]"?2030-03-01[ T]10:00`));
  });

  test('have no other fields on request', async () => {
    const rules = async (path: string, include: string) =>
      (await app.admin.get(path, { include })).rules;
    expect(await rules('/offers', 'next_free_at,name')).toEqual({ include: ['unknown'] });
    expect(await rules('/offers', 'next_free_at,next_free_at')).toEqual({ include: ['repeated'] });
    expect(await rules('/brands', 'next_free_at')).toEqual({ include: ['unknown'] });
  });
});

describe('calendar of a page of offers', () => {
  const calendar = async (offer: WireRecord, as = app.admin) =>
    (
      await as.get('/calendar', {
        'filter[code]': String(offer.code),
        from: '2031-07-01',
        to: '2031-08-01',
      })
    ).data<readonly Values[]>();

  test('has the orders and the blocked periods of each offer, with what a move of them needs', async () => {
    const offer = await makeOffer({ buffer_after: 30 });
    const client = await app.make('users', { kind: 'client' });
    const booked = await order(offer, '2031-07-02T00:00:00.000Z', true, { client: client.id });
    const asked = await order(offer, '2031-07-02T12:00:00.000Z', false);
    const gone = await order(offer, '2031-07-05T00:00:00.000Z', false);
    await app.admin.post(`/orders/${gone.id}/cancel`, { reason: 'No longer needed' });
    // It has reserved nothing.
    const hidden = await order(offer, '2031-07-20T00:00:00.000Z');
    await app.admin.patch(`/orders/${hidden.id}/change_status`, { status: 'hidden' });
    // Before the first day of the calendar.
    await order(offer, '2031-06-20T00:00:00.000Z');
    const weekly = (
      await app.admin.post('/blocked_periods', {
        offer: offer.id,
        starts_at: '2031-07-10T00:00:00.000Z',
        ends_at: '2031-07-10T06:00:00.000Z',
        reason: 'owner',
        rrule: 'FREQ=WEEKLY;COUNT=2',
      })
    ).data<WireRecord>();
    const [row] = await calendar(offer);
    expect(row).toMatchObject({
      offer: { id: offer.id },
      code: offer.code,
      quantity: 1,
      buffer_after: 30,
      orders: [
        {
          id: booked.id,
          life: 'approved',
          client: { id: client.id },
          starts_at: '2031-07-02T00:00:00.000Z',
          due_at: '2031-07-03T00:00:00.000Z',
        },
        { id: asked.id, life: 'requested' },
      ],
      blocked_periods: [
        {
          id: weekly.id,
          reason: 'owner',
          is_repeating: true,
          starts_at: '2031-07-10T00:00:00.000Z',
        },
        {
          id: weekly.id,
          starts_at: '2031-07-17T00:00:00.000Z',
          ends_at: '2031-07-17T06:00:00.000Z',
        },
      ],
    });
    const edited = await app.admin.get(`/orders/${booked.id}/edit`);
    expect(row).toMatchObject({
      orders: [{ version: edited.data<WireRecord>().version }, { version: asked.version }],
    });
  });

  test('closes the days off of the calendar of each offer, else of its region, else of its project', async () => {
    const closedOn = (day: string) => {
      const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
      const work_days = Object.fromEntries(days.map((one) => [one, one !== day]));
      return app.make('work_calendars', { time_zone: 'UTC', country: null, work_days });
    };
    const [saturday, sunday, monday] = [
      await closedOn('saturday'),
      await closedOn('sunday'),
      await closedOn('monday'),
    ];
    const category = (await app.make('categories')).id;
    const project = (await app.make('projects', { work_calendar: saturday.id })).id;
    const plain = (await app.make('regions', { work_calendar: null })).id;
    const region = (await app.make('regions', { work_calendar: sunday.id })).id;
    const shared = { category, project, work_calendar: null };
    await app.make('offers', { ...shared, region: plain });
    await app.make('offers', { ...shared, region });
    await app.make('offers', { ...shared, region, work_calendar: monday.id });
    const query = { 'filter[category]': String(category), sort: 'id' };
    const page = await app.admin.get('/calendar', {
      ...query,
      // From a Saturday to a Monday.
      ...{ from: '2031-07-05', to: '2031-07-08' },
    });
    const closed = page
      .data<readonly { periods: readonly { from: string; kind: string }[] }[]>()
      .map(({ periods }) => periods.find(({ kind }) => kind === 'closed')?.from.slice(0, 10));
    expect(closed).toEqual(['2031-07-05', '2031-07-06', '2031-07-07']);
  });

  test('shows orders and blocked periods only to users who may read them', async () => {
    const offer = await makeOffer();
    await order(offer, '2031-07-02T00:00:00.000Z');
    const [forOffers] = await calendar(offer, await app.signInAs([['read', 'offers']]));
    expect(forOffers).toMatchObject({ periods: expect.anything() });
    expect(forOffers).not.toHaveProperty('orders');
    expect(forOffers).not.toHaveProperty('blocked_periods');
    const withOrders = await app.signInAs([
      ['read', 'offers'],
      ['read', 'orders'],
    ]);
    const [forOrders] = await calendar(offer, withOrders);
    expect(forOrders).toMatchObject({ orders: [{ life: 'approved' }] });
    expect(forOrders).not.toHaveProperty('blocked_periods');
  });
});
