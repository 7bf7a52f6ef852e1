import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';

test('no table contains the secret of an API key, and a repeated creation serves none', async () => {
  const app = await startApp();
  const options = { headers: { 'Idempotency-Key': 'one-key' } };
  const body = { name: 'Once', permissions: [] };
  const { secret } = (await app.admin.post('/api_keys', body, options)).data<IssuedApiKey>();
  expect(secret).not.toBeNull();
  const tables = await app.db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.map(({ name }) => name)).toContain('idempotency_keys');
  const containing: string[] = [];
  for (const { name } of tables) {
    const found = await app.db.rows(sql`
      select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text like ${`%${secret}%`} limit 1`);
    if (found.length > 0) containing.push(name);
  }
  expect(containing).toEqual([]);
  const repeated = (await app.admin.post('/api_keys', body, options)).data<IssuedApiKey>();
  expect(repeated).toMatchObject({ name: 'Once', secret: null });
  await app.close();
});
