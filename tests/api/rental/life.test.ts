import { lives } from '@rentyard/contract/entities/listing/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPhoto } from '../../support/data/uploadPhoto.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;

/** An approved order by the hour, far in the past unless the test says otherwise. */
async function approved(values: Values = {}): Promise<WireRecord> {
  const offer = values.offer ?? (await app.make('offers')).id;
  const order = await app.make('orders', {
    offer,
    starts_at: '2025-02-03T08:00:00.000Z',
    unit: 'hour',
    units: 24,
    prices: { price_per_shift: null, price_per_hour: '10.00' },
    ...values,
  });
  await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
  return order;
}

const step = (order: WireRecord, name: string, body: Values = {}) =>
  app.admin.post(`/orders/${order.id}/${name}`, body);
const read = async (order: WireRecord) =>
  (await app.admin.get(`/orders/${order.id}/edit`)).data<WireRecord>();

describe('life of an order', () => {
  test('goes from the request to the return', async () => {
    const order = await approved();
    expect(await read(order)).toMatchObject({ life: 'approved' });
    const out = await step(order, 'hand_over', {
      at: '2025-02-03T08:10:00.000Z',
      meter: 1200.5,
      note: 'Full tank',
    });
    expect(out.data()).toMatchObject({
      // Due long ago.
      life: 'late',
      handed_over_at: '2025-02-03T08:10:00.000Z',
      hand_over_meter: 1200.5,
      hand_over_note: 'Full tank',
    });
    const back = await step(order, 'return', { at: '2025-02-03T20:00:00.000Z', meter: 1208 });
    expect(back.data()).toMatchObject({ life: 'returned', return_meter: 1208 });
    const actions = (await app.admin.get(`/orders/${order.id}/history`)).data<
      readonly { readonly action: string }[]
    >();
    expect(actions.map(({ action }) => action).slice(0, 2)).toEqual(['return', 'hand_over']);
  });

  test('is out until it is due', async () => {
    const order = await approved({ ends_at: '2045-01-01T00:00:00.000Z', unit: 'shift' });
    expect((await step(order, 'hand_over')).data()).toMatchObject({ life: 'out' });
  });

  test.each(['hand_over', 'return'])('uses the photos of its step %s', async (last) => {
    const { id } = await uploadPhoto(app.admin, last);
    const isUsed = async () =>
      (await app.admin.get(`/photos/${id}/edit`)).data<WireRecord>().is_used;
    const order = await approved();
    if (last === 'return') await step(order, 'hand_over');
    expect(await isUsed()).toBe(false);
    expect((await step(order, last, { photos: [id] })).data()).toMatchObject({
      [`${last}_photos`]: [{ id }],
    });
    expect(await isUsed()).toBe(true);
    await app.admin.delete('/orders', { id: order.id });
    expect(await isUsed()).toBe(false);
    await app.admin.post('/orders/restore', { ids: [order.id] });
    expect(await isUsed()).toBe(true);
  });

  test('filters the list', async () => {
    const order = await approved();
    await step(order, 'hand_over', { at: '2025-02-03T08:00:00.000Z' });
    const ids = async (life: string) =>
      (await app.admin.get('/orders', { 'filter[life]': life, per_page: '100' }))
        .data<readonly WireRecord[]>()
        .map(({ id }) => id);
    expect(await ids('late')).toContain(order.id);
    expect(await ids('returned')).not.toContain(order.id);
  });

  test.each(lives)('filters the list by %s as its rows show it', async (life) => {
    const late = await approved();
    await step(late, 'hand_over', { at: '2025-02-03T08:00:00.000Z' });
    const out = await approved({ ends_at: '2045-01-01T00:00:00.000Z', unit: 'shift' });
    await step(out, 'hand_over');
    await step(await approved(), 'cancel', { reason: 'Rain' });
    await app.make('orders');
    const shown = async (filter: Readonly<Record<string, string>>) =>
      (await app.admin.get('/orders', { ...filter, per_page: '100', sort: 'id' }))
        .data<readonly WireRecord[]>()
        .map((row) => row.life);
    const all = await shown({});
    const others = all.filter((one) => one !== life);
    expect(all).toContain('late');
    expect(all).toContain('out');
    expect(await shown({ 'filter[life]': life })).toEqual(all.filter((one) => one === life));
    expect(await shown({ 'filter[life][ne]': life })).toEqual(others);
    const rest = lives.filter((one) => one !== life).join(',');
    expect(await shown({ 'filter[life][in]': rest })).toEqual(others);
  });

  test('cannot be written and skips no step', async () => {
    const order = await approved();
    const patched = await app.admin.patch(`/orders/${order.id}`, { life: 'returned' });
    expect(patched.rules).toEqual({ life: ['unknown'] });
    expect((await step(order, 'return')).body.code).toBe('wrong_state');
    const request = await app.make('orders');
    expect((await step(request, 'hand_over')).body.code).toBe('wrong_state');
    expect((await step(order, 'hand_over', { at: '2999-01-01T00:00:00Z' })).rules).toEqual({
      at: ['max_date'],
    });
    expect((await step(order, 'cancel')).rules).toEqual({ reason: ['required'] });
  });

  test('needs the permission to rent', async () => {
    const order = await approved();
    const clerk = await app.signInAs([
      ['read', 'orders'],
      ['update', 'orders'],
      ['change_status', 'orders'],
    ]);
    expect((await clerk.post(`/orders/${order.id}/hand_over`, {})).status).toBe(403);
    const dispatcher = await app.signInAs([['rent', 'orders']]);
    expect((await dispatcher.post(`/orders/${order.id}/hand_over`, {})).status).toBe(200);
  });
});

describe('an extension', () => {
  test('reserves and prices the machine until the new end', async () => {
    const offer = (await app.make('offers')).id;
    const order = await approved({ offer });
    const next = await approved({ offer, starts_at: '2025-02-06T08:00:00.000Z' });
    const extended = await step(order, 'extend', { ends_at: '2025-02-05T08:00:00.000Z' });
    expect(extended.data()).toMatchObject({
      ends_at: '2025-02-04T08:00:00.000Z',
      due_at: '2025-02-05T08:00:00.000Z',
      units: 48,
      total: '480.00',
    });
    const refused = await step(order, 'extend', { ends_at: '2025-02-06T09:00:00.000Z' });
    expect(refused.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: next.id } }],
    });
    expect((await step(order, 'extend', { ends_at: '2025-02-04T00:00:00.000Z' })).rules).toEqual({
      ends_at: ['ends_before_due'],
    });
  });
});

describe('a return or a cancellation', () => {
  test('frees the machine, and an undo reserves it again', async () => {
    const offer = (await app.make('offers')).id;
    const first = await approved({ offer });
    expect((await step(first, 'cancel', { reason: 'Client is ill' })).data()).toMatchObject({
      life: 'cancelled',
      cancel_reason: 'Client is ill',
      status: 'active',
    });
    expect((await step(first, 'undo_rental')).data()).toMatchObject({
      life: 'approved',
      cancelled_at: null,
    });
    await step(first, 'cancel', { reason: 'Client is ill' });
    const second = await approved({ offer });
    expect(await read(second)).toMatchObject({ status: 'active' });
    const undone = await step(first, 'undo_rental');
    expect(undone.body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: second.id } }],
    });
  });

  test('an early return frees the rest of the period', async () => {
    const offer = (await app.make('offers')).id;
    const first = await approved({ offer });
    await step(first, 'hand_over', { at: '2025-02-03T08:00:00.000Z' });
    await step(first, 'return', { at: '2025-02-03T12:00:00.000Z' });
    const second = await approved({ offer, starts_at: '2025-02-03T13:00:00.000Z' });
    expect(await read(second)).toMatchObject({ status: 'active' });
    expect((await step(first, 'undo_rental')).body.code).toBe('not_available');
  });

  test('only the last change is undone', async () => {
    const order = await approved();
    await step(order, 'hand_over', { at: '2025-02-03T08:00:00.000Z' });
    await app.admin.patch(`/orders/${order.id}`, { address: 'Another gate' });
    expect((await step(order, 'undo_rental')).body.code).toBe('wrong_state');
  });
});
