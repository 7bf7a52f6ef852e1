import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let free: WireRecord;
let busy: WireRecord;
let several: WireRecord;
let booked: WireRecord;
beforeAll(async () => {
  app = await startApp();
  const named = (name: string, values = {}) =>
    app.make('offers', { name: { en: `Rammer ${name}` }, buffer_after: 60, ...values });
  free = await named('A');
  busy = await named('B');
  several = await named('C', { quantity: 3 });
  booked = await order(busy);
  await order(several, { quantity: 2 });
});
afterAll(() => app.close());

/** Approved, from 8:00 to 18:00. */
async function order(offer: WireRecord, values = {}): Promise<WireRecord> {
  const period = { starts_at: '2031-06-02T08:00:00.000Z', unit: 'hour', units: 10 };
  const made = await app.make('orders', { offer: offer.id, ...period, ...values });
  const approved = await app.admin.patch(`/orders/${made.id}/change_status`, { status: 'active' });
  expect(approved.status, approved.text).toBe(200);
  return made;
}

interface Found {
  readonly id: number;
  readonly free?: boolean;
  readonly next_free_at?: string;
}

const rental = { free_from: '2031-06-02T12:00:00.000Z', free_to: '2031-06-02T20:00:00.000Z' };

async function options(query: Readonly<Record<string, string>>, client = app.admin) {
  const response = await client.get('/orders/options/offer', { search: 'Rammer', ...query });
  expect(response.status, response.text).toBe(200);
  return response.data<readonly Found[]>().map(({ id, free: isFree, next_free_at: next }) => ({
    ...{ id, isFree, next },
  }));
}

describe('offers as options of an order', () => {
  test('say whether they are free in its period, and when they are next', async () => {
    expect(await options(rental)).toEqual([
      { id: free.id, isFree: true, next: undefined },
      // After the order and an hour of service.
      { id: busy.id, isFree: false, next: '2031-06-02T19:00:00.000Z' },
      { id: several.id, isFree: true, next: undefined },
    ]);
    expect((await options({})).every(({ isFree }) => isFree === undefined)).toBe(true);
  });

  test('are free only before a buffer begins', async () => {
    const before = { free_from: '2031-06-02T05:00:00.000Z', free_to: '2031-06-02T07:30:00.000Z' };
    expect((await options(before))[1]).toMatchObject({ id: busy.id, isFree: false });
    const earlier = { ...before, free_to: '2031-06-02T07:00:00.000Z' };
    expect((await options(earlier))[1]).toMatchObject({ id: busy.id, isFree: true });
  });

  test('can be those only that have enough free machines', async () => {
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await options({ ...rental, only_free: '1', ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([free.id, several.id]);
    expect(await ids({ quantity: '2' })).toEqual([]);
    // The order itself is not in its own way.
    expect(await ids({ order: String(booked.id) })).toEqual([free.id, busy.id, several.id]);
  });

  test('say nothing to users who may not read offers', async () => {
    const clerk = await app.signInAs([['read', 'orders']]);
    const found = await options(rental, clerk);
    expect(found).toHaveLength(3);
    expect(found.every(({ isFree }) => isFree === undefined)).toBe(true);
  });

  test('are refused with a day instead of a moment, and in fields that are no offers', async () => {
    const refused = await app.admin.get('/orders/options/offer', { free_from: '2031-06-02' });
    expect(refused.rules).toEqual({ free_from: ['date'] });
    expect((await app.admin.get('/brands/options/created_by', rental)).status).toBe(422);
  });
});
