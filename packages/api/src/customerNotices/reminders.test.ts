import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';

let app: TestApp;
let order: WireRecord;
const day = 86_400_000;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp({ background: ['sweeps', 'jobs'] });
  const body = { first_name: 'Anna', last_name: 'Popa', email: 'anna@example.com', language: 'pl' };
  const client = (await app.admin.post('/users/add_client', body)).data<WireRecord>();
  const [editor] = await app.db.rows<{ id: number }>(
    sql`select id from users where email = 'editor@rentyard.test'`,
  );
  const offer = await app.make('offers');
  const start = app.clock.now().getTime() - 3 * day;
  order = await app.make('orders', {
    ...{ offer: offer.id, client: client.id, assignee: editor?.id, unit: 'hour', units: 48 },
    ...{ starts_at: new Date(start).toISOString(), ends_at: undefined },
    prices: { price_per_shift: null, price_per_hour: '10.00' },
  });
  await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
  expect((await app.admin.post(`/orders/${order.id}/hand_over`, {})).status).toBe(200);
  app.clock.advance(61_000);
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const subjects = async () =>
  (await app.db.rows<{ subject: string }>(sql`select subject from outbox order by id`)).map(
    (row) => row.subject,
  );

test('a client is reminded once of a return that is late, and the assignee is notified', async () => {
  await app.idle();
  for (let sweeps = 0; sweeps < 2; sweeps += 1) {
    vi.advanceTimersByTime(600_000);
    await app.idle();
  }
  const late = (await subjects()).filter((subject) => subject.includes('Termin zwrotu minął'));
  expect(late).toHaveLength(1);
  const [row] = await app.db.rows<{ kind: string; record_id: number }>(
    sql`select kind, record_id from notifications where kind = 'late'`,
  );
  expect(row).toEqual({ kind: 'late', record_id: order.id });
  const home = await app.admin.get('/home');
  const { queue: items } = home.data<{ queue: readonly { item: string; count: number }[] }>();
  expect(items.find(({ item }) => item === 'orders_late')?.count).toBe(1);
  const editor = await app.signInAs('editor');
  const unread = (await editor.get('/notifications')).data<readonly Notification[]>();
  expect(unread.map(({ kind, created_by }) => [kind, created_by])).toContainEqual(['late', null]);
});
