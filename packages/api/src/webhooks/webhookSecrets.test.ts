import type { IssuedWebhook } from '@rentyard/contract/entities/webhook/webhook';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '../../../../tests/support/startApp.ts';

test('no table and no later response contains the secret of a webhook', async () => {
  const app = await startApp();
  const options = { headers: { 'Idempotency-Key': 'one-webhook' } };
  const body = { name: 'Shop', url: 'https://hooks.example.com', events: ['brands.created'] };
  const created = await app.admin.post('/webhooks', body, options);
  const { id, secret } = created.data<IssuedWebhook>();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const tables = await app.db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const random = String(secret).slice('whsec_'.length);
  const containing: string[] = [];
  for (const { name } of tables) {
    const found = await app.db.rows(sql`
      select 1 from ${sql.identifier(name)} t where position(${random} in to_jsonb(t)::text) > 0`);
    if (found.length > 0) containing.push(name);
  }
  expect(containing).toEqual([]);
  const [stored] = await app.db.rows<{ secret: Buffer }>(sql`select secret from webhook_secrets`);
  expect(Buffer.from(stored?.secret ?? []).includes(random)).toBe(false);
  for (const path of ['show', 'edit', 'history']) {
    expect((await app.admin.get(`/webhooks/${id}/${path}`)).text).not.toContain(random);
  }
  const repeated = (await app.admin.post('/webhooks', body, options)).data<IssuedWebhook>();
  expect(repeated).toMatchObject({ id, secret: null });
  await app.close();
});
