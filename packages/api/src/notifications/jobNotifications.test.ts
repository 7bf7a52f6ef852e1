import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/servers/mails.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
});
afterAll(() => app.close());

/** Assigns two orders to a colleague, whose access may change after the first of them. */
async function assign(number: number, change: string): Promise<number> {
  const colleague = await app.signInAs([['read', 'orders']]);
  const { id } = (await colleague.get('/profile')).data<WireRecord>();
  const email = `assignee-${number}@example.com`;
  const values = { email_notifications: true };
  await app.db.rows(sql`
    update users set email = ${email}, preferences = ${JSON.stringify(values)}::jsonb where id = ${id}`);
  const orders = await Promise.all([app.make('orders'), app.make('orders')]);
  await app.db.rows(
    sql.raw(`create or replace function change_access() returns trigger language plpgsql as
      $$ begin ${change.replaceAll('$id', String(id))}; return null; end $$`),
  );
  const body = { ids: orders.map((order) => order.id), change: { set: { assignee: id } } };
  expect((await app.admin.post('/orders/bulk', body)).status).toBe(202);
  await app.idle();
  return (await mailsTo(app, email)).length;
}

test('a bulk change mails its assignee at its end, unless the access was lost meanwhile', async () => {
  await app.db.rows(sql`
    create function change_access() returns trigger language plpgsql as 'begin return null; end'`);
  await app.db.rows(sql`
    create trigger change_access after insert on notifications
      for each row execute function change_access()`);
  expect(await assign(1, 'perform 1')).toBe(1);
  expect(await assign(2, "update users set state = 'suspended' where id = $id")).toBe(0);
  expect(await assign(3, 'update users set role_id = null where id = $id')).toBe(0);
});
