import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../../tests/support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
/** A moment some hours from now, to the minute. */
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hour).toISOString();
const inDays = (days: number) => inHours(24 * days).slice(0, 10);

async function makeOffer(): Promise<WireRecord> {
  const offer = await app.make('offers', { type: 'equipment' });
  await setStatus('offers', offer, 'active');
  return offer;
}

const setStatus = (resource: string, { id }: WireRecord, status: string) =>
  app.admin.patch(`/${resource}/${id}/change_status`, { status });

/** An approved order of 24 hours that starts some hours from now. */
async function approved(offer: WireRecord, starts: number): Promise<WireRecord> {
  const order = await app.make('orders', {
    ...{ offer: offer.id, starts_at: inHours(starts), unit: 'hour', units: 24 },
  });
  expect((await setStatus('orders', order, 'active')).status).toBe(200);
  return order;
}

/** What each place says about an order and its machine. */
async function readPlaces(offer: WireRecord, order: WireRecord, starts: number) {
  const { admin } = app;
  const period = { from: inHours(starts), to: inHours(starts + 24) };
  const listed = async (resource: string, query: Readonly<Record<string, string>>, id: number) =>
    (await admin.get(`/${resource}`, query))
      .data<readonly WireRecord[]>()
      .some((row) => row.id === id);
  const days = { from: inDays(starts / 24 - 2), to: inDays(starts / 24 + 4) };
  const calendar = await admin.get('/calendar', { ...days, 'filter[code]': String(offer.code) });
  const [row] =
    calendar.data<readonly { readonly orders: readonly { readonly life: string }[] }[]>();
  const availability = await admin.get(`/offers/${offer.id}/availability`, period);
  const feed = await admin.post('/profile/calendar_feeds', { kind: 'offer', target: offer.id });
  const events = await app.anonymous.get(
    `/calendar_feeds/${feed.data<{ secret: string }>().secret}.ics`,
  );
  const utilisation = await admin.get('/home/utilisation', days);
  const { rows } = utilisation.data<{
    readonly rows: readonly {
      readonly group: { readonly id: number };
      readonly rented_days: number;
    }[];
  }>();
  const { life } = (await admin.get(`/orders/${order.id}/show`)).data<{ readonly life: string }>();
  const filters = ['approved', 'out', 'late', 'returned', 'cancelled'];
  const found = await Promise.all(
    filters.map(async (one) => {
      const query = { 'filter[life]': one, 'filter[code]': String(order.code) };
      return (await listed('orders', query, order.id)) ? [one] : [];
    }),
  );
  const free = { 'filter[free][from]': period.from, 'filter[free][to]': period.to };
  return {
    life,
    filteredBy: found.flat(),
    onCalendar: row?.orders.map((one) => one.life),
    isBooked: availability
      .data<readonly { readonly kind: string }[]>()
      .some(({ kind }) => kind === 'booked'),
    isFree: await listed('offers', { ...free, 'filter[code]': String(offer.code) }, offer.id),
    inFeed: events.text.includes(`UID:order-${order.id}@rentyard`),
    isRented: (rows.find(({ group }) => group.id === offer.id)?.rented_days ?? 0) > 0,
  };
}

describe('a hidden order', () => {
  test('holds no machine before the hand-over, and every place says so', async () => {
    const offer = await makeOffer();
    const order = await approved(offer, 48);
    expect(await readPlaces(offer, order, 48)).toEqual({
      ...{ life: 'approved', filteredBy: ['approved'], onCalendar: ['approved'] },
      ...{ isBooked: true, isFree: false, inFeed: true, isRented: true },
    });
    expect((await setStatus('orders', order, 'hidden')).status).toBe(200);
    expect(await readPlaces(offer, order, 48)).toEqual({
      ...{ life: 'cancelled', filteredBy: ['cancelled'], onCalendar: [] },
      ...{ isBooked: false, isFree: true, inFeed: false, isRented: false },
    });
    const steps = { hand_over: {}, cancel: { reason: 'Rain' }, extend: { ends_at: inHours(96) } };
    for (const [name, body] of Object.entries(steps)) {
      const refused = await app.admin.post(`/orders/${order.id}/${name}`, body);
      expect(refused.body.code).toBe('wrong_state');
    }
    const next = await approved(offer, 60);
    const again = await setStatus('orders', order, 'active');
    expect(again.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: next.id } }],
    });
    await setStatus('orders', next, 'hidden');
    expect((await setStatus('orders', order, 'active')).status).toBe(200);
    expect(await readPlaces(offer, order, 48)).toMatchObject({
      ...{ life: 'approved', onCalendar: ['approved'], isBooked: true, isFree: false },
    });
  });

  test('keeps its machine while that is out, and every place says so', async () => {
    const offer = await makeOffer();
    const order = await approved(offer, -48);
    await app.admin.post(`/orders/${order.id}/hand_over`, { at: inHours(-48) });
    const late = {
      ...{ life: 'late', filteredBy: ['late'], onCalendar: ['late'] },
      ...{ isBooked: true, isFree: false, inFeed: true, isRented: true },
    };
    const countLate = async () => {
      const { queue } = (await app.admin.get('/home')).data<{
        readonly queue: readonly { readonly item: string; readonly count: number }[];
      }>();
      return queue.find(({ item }) => item === 'orders_late')?.count;
    };
    expect(await readPlaces(offer, order, -48)).toEqual(late);
    expect(await countLate()).toBe(1);
    expect((await setStatus('orders', order, 'hidden')).status).toBe(200);
    expect(await readPlaces(offer, order, -48)).toEqual(late);
    expect(await countLate()).toBe(1);
    const returned = await app.admin.post(`/orders/${order.id}/return`, {});
    expect(returned.data()).toMatchObject({ life: 'returned', status: 'hidden' });
  });
});
