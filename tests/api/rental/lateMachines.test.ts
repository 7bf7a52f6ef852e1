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
const hour = 3_600_000;

/** A moment some hours from now, to the minute. */
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hour).toISOString();

/** An order of 24 hours that starts some hours from now. */
const request = (offer: WireRecord, starts: number, values: Values = {}) =>
  app.make('orders', {
    offer: offer.id,
    starts_at: inHours(starts),
    unit: 'hour',
    units: 24,
    ...values,
  });
const approve = (order: WireRecord) =>
  app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
const step = (order: WireRecord, name: string, body: Values = {}) =>
  app.admin.post(`/orders/${order.id}/${name}`, body);

async function approved(offer: WireRecord, starts: number, values: Values = {}) {
  const order = await request(offer, starts, values);
  expect((await approve(order)).status).toBe(200);
  return order;
}

/** An order whose machine was due a day ago. */
async function late(offer: WireRecord, values: Values = {}) {
  const order = await approved(offer, -48, values);
  const out = await step(order, 'hand_over', { at: inHours(-48) });
  expect(out.data()).toMatchObject({ life: 'late' });
  return order;
}

describe('a late machine', () => {
  test.each([-24, -1, 0, 1, 23])('is refused to an order that starts in %d hours', async (at) => {
    const offer = await app.make('offers');
    const order = await late(offer);
    const refused = await approve(await request(offer, at));
    expect(refused.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: order.id }, starts_at: inHours(-48) }],
    });
    const [conflict] = refused.body.conflicts as readonly { readonly ends_at: string }[];
    expect(Date.parse(String(conflict?.ends_at))).toBeGreaterThan(Date.now());
    const { next_free_at: next } = refused.body.alternatives as { next_free_at: string };
    expect(Date.parse(next)).toBeGreaterThan(Date.now() + 23 * hour);
  });

  test('is free again from the next day on, and at once when it is back', async () => {
    const offer = await app.make('offers');
    const order = await late(offer);
    await approved(offer, 72);
    const next = await request(offer, 1);
    expect((await approve(next)).status).toBe(409);
    expect((await step(order, 'return')).status).toBe(200);
    expect((await approve(next)).status).toBe(200);
    // The machine is back: an undo would take it from the next order.
    expect((await step(next, 'hand_over')).status).toBe(200);
    expect((await step(order, 'undo_rental')).body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: next.id } }],
    });
  });

  test('is free after the end that an extension names', async () => {
    const offer = await app.make('offers');
    const order = await late(offer);
    expect((await step(order, 'extend', { ends_at: inHours(2) })).status).toBe(200);
    expect((await approve(await request(offer, 1))).status).toBe(409);
    await approved(offer, 3);
  });

  test('needs its buffer after a late return', async () => {
    const offer = await app.make('offers', { buffer_after: 120 });
    const order = await late(offer);
    await step(order, 'return', { at: inHours(0) });
    expect((await approve(await request(offer, 1))).status).toBe(409);
    await approved(offer, 3);
  });

  test('leaves an order that was approved before as it is, and is not handed over to it', async () => {
    const offer = await app.make('offers');
    const next = await approved(offer, -2, { units: 48 });
    const order = await late(offer);
    expect((await step(next, 'extend', { ends_at: inHours(50) })).status).toBe(200);
    expect((await app.admin.patch(`/orders/${next.id}`, { units: 40 })).status).toBe(200);
    const refused = await step(next, 'hand_over');
    expect(refused.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: order.id } }],
    });
    expect((await step(order, 'return')).status).toBe(200);
    expect((await step(next, 'hand_over')).status).toBe(200);
  });

  test('counts among several', async () => {
    const offer = await app.make('offers', { quantity: 3 });
    await late(offer, { quantity: 2 });
    expect((await approve(await request(offer, 1, { quantity: 2 }))).status).toBe(409);
    const other = await approved(offer, 1, { quantity: 1 });
    expect((await step(other, 'hand_over')).status).toBe(200);
    expect((await app.admin.patch(`/offers/${offer.id}`, { quantity: 2 })).body.code).toBe(
      'not_available',
    );
  });

  test('is not free in lists, in the calendar and for blocked periods', async () => {
    const offer = await app.make('offers');
    const order = await late(offer);
    const free = async (from: number, to: number) =>
      (
        await app.admin.get('/offers', {
          'filter[free][from]': inHours(from),
          'filter[free][to]': inHours(to),
          'filter[category]': String(
            (offer as unknown as Record<'category', WireRecord>).category.id,
          ),
        })
      )
        .data<readonly WireRecord[]>()
        .some(({ id }) => id === offer.id);
    expect(await free(1, 2)).toBe(false);
    expect(await free(72, 73)).toBe(true);
    const parts = (
      await app.admin.get(`/offers/${offer.id}/availability`, {
        from: inHours(1),
        to: inHours(2),
      })
    ).data();
    expect(parts).toMatchObject([{ kind: 'booked', free: 0, order: { id: order.id } }]);
    const blocked = await app.admin.post('/blocked_periods', {
      offer: offer.id,
      starts_at: inHours(1),
      ends_at: inHours(2),
    });
    expect(blocked.body.code).toBe('not_available');
  });

  test('stays taken while its order is hidden, and its order cannot be rejected', async () => {
    const offer = await app.make('offers');
    const order = await late(offer);
    const to = (status: string, reason?: string) =>
      app.admin.patch(`/orders/${order.id}/change_status`, { status, reason });
    expect((await to('rejected', 'No')).body.code).toBe('wrong_state');
    expect((await to('hidden')).status).toBe(200);
    expect((await approve(await request(offer, 1))).status).toBe(409);
    expect((await step(order, 'return')).status).toBe(200);
    await approved(offer, 1);
  });
});

test('a machine that is out cannot be handed over again before it is back', async () => {
  const offer = await app.make('offers');
  const [first, second] = [await approved(offer, 0), await approved(offer, 48)];
  expect((await step(first, 'hand_over')).status).toBe(200);
  expect((await step(second, 'hand_over')).body).toMatchObject({
    code: 'not_available',
    conflicts: [{ order: { id: first.id } }],
  });
});

test('a machine that left before its start is taken until then', async () => {
  const offer = await app.make('offers');
  const first = await approved(offer, 48);
  const between = await request(offer, 10);
  expect((await step(first, 'hand_over')).status).toBe(200);
  expect((await approve(between)).status).toBe(409);
});
