import type { PeriodFigures } from '@rentyard/contract/entities/homeFigures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../tests/support/client.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';

let app: TestApp;
let project: WireRecord;
let region: WireRecord;

const zone = 'Europe/Chisinau';
/** The clocks of the zone change on 29 March, so that day has 23 hours. */
const moments = [
  '2026-03-23T12:00:00Z',
  // The last and the first minute of days in the zone; both are on 28 March in UTC.
  '2026-03-28T21:59:00Z',
  '2026-03-28T22:00:00Z',
  '2026-03-29T20:59:00Z',
  '2026-03-29T21:00:00Z',
];

beforeAll(async () => {
  app = await startApp();
  app.clock.advance(Date.parse('2026-03-31T10:00:00Z') - app.clock.now().getTime());
  project = await app.make('projects');
  region = await app.make('regions');
  for (const [at, moment] of moments.entries()) {
    const order = await app.make(
      'orders',
      at < 3 ? { project: project.id, region: region.id } : {},
    );
    await app.db.rows(sql`update orders set created_at = ${moment} where id = ${order.id}`);
  }
});
afterAll(() => app.close());

async function figuresOf(query: Parameters<Client['get']>[1], client: Client = app.admin) {
  return (await client.get('/home/figures', query)).data<PeriodFigures>();
}

function figureOf({ figures }: PeriodFigures, name: string) {
  const found = figures.find(({ figure }) => figure === name);
  if (!found) throw new Error(`No figure ${name}`);
  return found;
}

async function totalOf({ path, query }: { path: string; query: string }): Promise<number> {
  const page = await app.admin.get(path, Object.fromEntries(new URLSearchParams(query)));
  return (page.body.meta as { total: number }).total;
}

const march = { from: '2026-03-27', to: '2026-04-01', time_zone: zone };

test('days are those of the time zone, also when clocks change', async () => {
  const data = await figuresOf(march);
  const orders = figureOf(data, 'orders_created');
  expect(data.days.map(({ day }, at) => [day, orders.days[at]?.value])).toEqual([
    ['2026-03-27', 0],
    ['2026-03-28', 1],
    ['2026-03-29', 2],
    ['2026-03-30', 1],
    ['2026-03-31', 0],
  ]);
  expect(data.days[2]).toEqual({
    day: '2026-03-29',
    first: '2026-03-28T22:00:00.000Z',
    last: '2026-03-29T20:59:59.999Z',
  });
  const utc = figureOf(await figuresOf({ ...march, time_zone: 'UTC' }), 'orders_created');
  expect(utc.days.map(({ value }) => value)).toEqual([0, 2, 2, 0, 0]);
});

test('each number equals the total of its list, with project and region', async () => {
  const filters: readonly Record<string, number>[] = [
    {},
    { project: project.id },
    { region: region.id },
  ];
  for (const filter of filters) {
    const data = await figuresOf({ ...march, ...filter });
    for (const { count, list, before } of data.figures) {
      expect([list.query, await totalOf(list)]).toEqual([list.query, count]);
      expect([before.list.query, await totalOf(before.list)]).toEqual([
        before.list.query,
        before.count,
      ]);
    }
  }
  const filtered = await figuresOf({ ...march, project: project.id, region: region.id });
  expect(figureOf(filtered, 'orders_created')).toMatchObject({ value: 2, before: { value: 1 } });
  expect(filtered).toMatchObject({
    project: { id: project.id },
    region: { id: region.id },
    not_filtered: ['first_answer'],
  });
});

test('no data is told from zero', async () => {
  // There was no order before 23 March, and the last day is in the future.
  const data = await figuresOf({ from: '2026-03-25', to: '2026-04-03', time_zone: zone });
  const orders = figureOf(data, 'orders_created');
  expect(orders.days.map(({ value }) => value)).toEqual([0, 0, 0, 1, 2, 1, 0, null, null]);
  const before = orders.days.map((day) => day.before);
  expect(before).toEqual([...Array<null>(7).fill(null), 1, 0]);
  const long = await figuresOf({ from: '2025-01-01', to: '2025-02-01' });
  expect(figureOf(long, 'orders_created').value).toBeNull();
  const answers = figureOf(data, 'first_answer');
  expect(answers.value).toBeNull();
  expect(answers.days.every(({ value }) => value === null)).toBe(true);
});

test('the time to the first reply and the share of rejected offers are means of their days', async () => {
  await app.db.rows(sql`
    insert into buzbot_rooms (channel, external_id, customer_name, first_answer_at, first_answer_seconds, search_text, created_at)
    values ('demo', 'f-1', 'Ana', '2026-03-30T09:00:00Z', 60, '', '2026-03-20T09:00:00Z'),
      ('demo', 'f-2', 'Ion', '2026-03-30T10:00:00Z', 120, '', '2026-03-20T09:00:00Z')`);
  const offers = [await app.make('offers'), await app.make('offers'), await app.make('offers')];
  for (const [at, { id }] of offers.entries()) {
    const body = at === 0 ? { status: 'rejected', reason: 'Blurred' } : { status: 'active' };
    await app.admin.patch(`/offers/${id}/change_status`, body);
  }
  const data = await figuresOf(march);
  expect(figureOf(data, 'first_answer')).toMatchObject({ value: 90, unit: 'seconds', count: 2 });
  expect(figureOf(data, 'offers_rejected')).toMatchObject({ value: 33, unit: 'percent', count: 1 });
  expect(figureOf(data, 'offers_approved').value).toBe(2);
});

test('only figures of readable modules are sent', async () => {
  const reader = await figuresOf(march, await app.signInAs([['read', 'orders']]));
  expect(reader.figures.map(({ figure }) => figure)).toEqual(['orders_created']);
  const nobody = await figuresOf({ project: project.id }, await app.signInAs([]));
  expect(nobody).toMatchObject({ figures: [], not_filtered: [] });
  expect((await app.anonymous.get('/home/figures')).status).toBe(401);
});

test.each([
  [{ from: '2026-03-02', to: '2026-03-02' }, { to: ['ends_before_start'] }],
  [{ from: '2025-01-01', to: '2026-01-03' }, { to: ['max_value'] }],
  [{ from: '0001-01-01', to: '0001-01-03' }, { to: ['date'] }],
  [{ from: 'yesterday' }, { from: ['date'] }],
  [{ time_zone: 'Mars/Base' }, { time_zone: ['time_zone'] }],
  [{ project: '0' }, { project: ['min_value'] }],
])('refuses the period or the filter %j', async (query, rules) => {
  expect((await app.admin.get('/home/figures', query)).rules).toEqual(rules);
});

test('the period ends with the current day of the zone by default', async () => {
  app.clock.advance(12 * 3_600_000);
  // 22:00 in UTC is the next day in the zone.
  expect((await figuresOf({ time_zone: zone })).to).toBe('2026-04-02');
  const { from, to } = await figuresOf({});
  expect({ from, to }).toEqual({ from: '2026-03-02', to: '2026-04-01' });
});
