import type { Job } from '@rentyard/contract/entities/job';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
});
afterAll(() => app.close());

async function run(path: string, body: object): Promise<Job> {
  const started = await app.admin.post(path, body);
  expect(started.status, started.text).toBeLessThan(300);
  await app.idle();
  return (await app.admin.get(`/jobs/${started.data<Job>().id}`)).data<Job>();
}

/** How many statements have written brands. */
async function countWrites(): Promise<number> {
  const [found] = await app.db.rows<{ writes: number }>(sql`
    select sum(writes)::int as writes from row_counts where resource = 'brands' and dimension = ''`);
  return found?.writes ?? 0;
}

test('a bulk deletion moves the records of a step by one statement, and its undo restores each', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 12; at += 1)
    ids.push((await app.make('brands', { name: `Gone ${at}` })).id);
  const before = await countWrites();
  const job = await run('/brands/bulk', { ids, change: { delete: true } });
  expect(job.counts).toEqual({ done: 12, skipped: 0, failed: 0 });
  expect((await countWrites()) - before).toBe(1);
  const [first] = ids;
  expect((await app.admin.get(`/brands/${first}/show`)).status).toBe(404);
  const undone = await run(`/jobs/${job.id}/undo`, {});
  expect(undone.counts).toEqual({ done: 12, skipped: 0, failed: 0 });
  for (const id of ids) expect((await app.admin.get(`/brands/${id}/show`)).status).toBe(200);
});
