import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../tests/support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a process that knows no tiers leaves an order with the price of its units', async () => {
  const prices = { price_per_shift: '1000.00', price_per_hour: null };
  const week = { from: 1, unit: 'week', price: '3000' };
  const offer = await app.make('offers', { prices, price_tiers: [week] });
  const { id } = await app.make('orders', { offer: offer.id, prices, units: 5, unit: 'shift' });
  const read = async () => (await app.admin.get(`/orders/${id}/edit`)).data<WireRecord>();
  expect(await read()).toMatchObject({ total: '3000.00' });
  await app.db.rows(sql`update orders set units = 4 where id = ${id}`);
  expect(await read()).toMatchObject({
    total: '4000.00',
    price_explanation: { lines: [], saved: null },
  });
  await app.admin.patch(`/orders/${id}`, { units: 5 });
  expect(await read()).toMatchObject({ total: '3000.00' });
});
