import { insertRows } from '@rentyard/api/seed/insertRows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rivals = 200;

/** Repeats a request that the server could not take up in time, as clients do. */
async function approve(id: number) {
  for (;;) {
    const response = await app.admin.patch(`/orders/${id}/change_status`, { status: 'active' });
    if (response.status !== 503) return response;
  }
}
const hour = 3_600_000;

test('of 200 parallel approvals of overlapping periods exactly one reserves', async () => {
  const offer = (await app.make('offers')).id;
  const model = (await app.make('orders', { offer })) as unknown as Readonly<
    Record<'category' | 'currency' | 'region' | 'project', WireRecord>
  >;
  const start = Date.parse('2031-05-01T08:00:00.000Z');
  const ids = await insertRows(
    app.db,
    'orders',
    // Creating each by a call takes longer than the race.
    Array.from({ length: rivals }, (_, at) => ({
      category_id: model.category.id,
      currency_id: model.currency.id,
      region_id: model.region.id,
      project_id: model.project.id,
      offer_id: offer,
      name: { en: `Rival ${at}` },
      description: {},
      content: {},
      properties: [],
      code: `RACE-${at}`,
      alias: `race-${at}`,
      status: 'new',
      phone: '069123456',
      price_per_shift: '100.00',
      starts_at: new Date(start + at * hour).toISOString(),
      ends_at: new Date(start + (at + 480) * hour).toISOString(),
      unit: 'hour',
      units: 480,
      quantity: 1,
      version: 1,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    })),
  );
  const responses = await Promise.all(ids.map(approve));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = ids[statuses.indexOf(200)];
  const losers = responses.filter(({ status }) => status !== 200);
  for (const { body } of losers) {
    expect(body).toMatchObject({ code: 'not_available', conflicts: [{ order: { id: winner } }] });
  }
}, 120_000);
