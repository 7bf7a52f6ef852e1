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
const hour = 3_600_000;
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hour).toISOString();

/** An active offer with a calendar of seven work days. */
async function makeOffer(category: WireRecord, values: Values = {}): Promise<WireRecord> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const calendar = await app.make('work_calendars', {
    time_zone: 'UTC',
    country: null,
    work_days: Object.fromEntries(days.map((day) => [day, true])),
  });
  const offer = await app.make('offers', {
    category: category.id,
    work_calendar: calendar.id,
    type: 'equipment',
    ...values,
  });
  const active = await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  expect(active.status).toBe(200);
  return offer;
}

/** An order that starts some hours from now, for some hours. */
const request = (offer: WireRecord, starts: number, units: number, values: Values = {}) =>
  app.make('orders', {
    offer: offer.id,
    starts_at: inHours(starts),
    unit: 'hour',
    units,
    ...values,
  });

async function rent(offer: WireRecord, starts: number, units: number, values: Values = {}) {
  const order = await request(offer, starts, units, values);
  const approved = await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
  expect(approved.status).toBe(200);
  const out = await app.admin.post(`/orders/${order.id}/hand_over`, { at: inHours(starts) });
  expect(out.status).toBe(200);
}

describe('groups of the calendar', () => {
  test('are the categories of the listed offers in their order, with free machines and counts of orders', async () => {
    const second = await app.make('categories', { sort_order: 902 });
    const first = await app.make('categories', { sort_order: 901 });
    const [late, due, several] = [
      await makeOffer(first),
      await makeOffer(first),
      await makeOffer(second, { quantity: 3 }),
    ];
    // Not active, so none of its machines can be rented.
    await app.make('offers', { category: second.id });
    await rent(late, -48, 24);
    await rent(due, -24, 30);
    await rent(several, -24, 100, { quantity: 2 });
    await request(several, 200, 24);
    const query = { 'filter[category][in]': [first.id, second.id].join(',') };
    const groups = await app.admin.get('/calendar/groups', query);
    expect(groups.data()).toEqual({
      groups: [
        {
          category: { id: first.id, name: expect.any(String) },
          ...{ offers: 2, machines: 2, free: 0 },
        },
        {
          category: { id: second.id, name: expect.any(String) },
          ...{ offers: 2, machines: 3, free: 1 },
        },
      ],
      ...{ out: 2, due: 1, late: 1, requested: 1 },
    });
    const searched = await app.admin.get('/calendar/groups', {
      ...query,
      search: String(several.code),
    });
    expect(searched.data()).toMatchObject({
      groups: [{ category: { id: second.id }, offers: 1 }],
      late: 0,
    });
  });

  test('have the share of rented days of the last 30 days, as each machine has', async () => {
    const category = await app.make('categories');
    const [half, idle] = [await makeOffer(category), await makeOffer(category)];
    await rent(half, -72, 100);
    const query = { 'filter[category]': String(category.id), sort: 'id' };
    const usage = async (by: Readonly<Record<string, string>> = {}) =>
      (await app.admin.get('/calendar/usage', { ...query, ...by })).data<
        readonly { readonly id: number; readonly used: number | null }[]
      >();
    const machines = new Map((await usage()).map(({ id, used }) => [id, used]));
    // Both exist since today, so that only rented days before count.
    expect(machines.get(half.id)).toBe(100);
    expect(machines.get(idle.id)).toBe(0);
    const [group, ...others] = await usage({ by: 'category' });
    expect(others).toEqual([]);
    expect(group?.id).toBe(category.id);
    // Four or five rented days of the one, and today of the other.
    expect(group?.used).toBeGreaterThan(75);
    expect(group?.used).toBeLessThan(100);
  });

  test('are refused to users who may not read orders or offers', async () => {
    const missing = [[['read', 'offers'] as const], [['read', 'orders'] as const]];
    for (const grants of missing) {
      const client = await app.signInAs(grants);
      for (const path of ['/calendar/groups', '/calendar/usage']) {
        expect((await client.get(path)).status).toBe(403);
      }
    }
  });
});
