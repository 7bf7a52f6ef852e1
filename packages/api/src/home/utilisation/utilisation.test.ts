import { ecbUrl } from '@rentyard/contract/entities/money/moneySettings';
import type { Utilisation } from '@rentyard/contract/entities/utilisation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../tests/support/wire.ts';

let app: TestApp;
let calendar: WireRecord;
let category: WireRecord;
let euro: WireRecord;
let leu: WireRecord;
let excavator: WireRecord;
beforeAll(async () => {
  app = await startApp();
  calendar = await app.make('work_calendars', {
    ...{ time_zone: 'Europe/Chisinau', shift_hours: 8, country: null, holidays: [] },
    work_days: workDays(['saturday', 'sunday']),
  });
  category = await app.make('categories');
  euro = await app.make('currencies', { code: 'EUR', decimal: 2 });
  leu = await app.make('currencies', { code: 'MDL', decimal: 2 });
  await rate('2035-03-01', '20');
  await rate('2035-03-28', '25');
  const money = { base_currency: leu.id, rate_provider: 'none', rate_url: ecbUrl };
  expect((await app.admin.patch('/settings/money', money)).status).toBe(200);
  excavator = await activeOffer();
});
afterAll(() => app.close());

function workDays(free: readonly string[]) {
  const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return Object.fromEntries(all.map((day) => [day, !free.includes(day)]));
}

/** No call stores a rate of the future. */
function rate(date: string, price: string) {
  return app.db.rows(sql`
    insert into exchange_rates (currency_id, date, rate) values (${leu.id}, ${`${date}T00:00:00Z`}, ${price})`);
}

async function activeOffer(values = {}): Promise<WireRecord> {
  const offer = await app.make('offers', {
    ...{ category: category.id, work_calendar: calendar.id, type: 'equipment', ...values },
  });
  await app.admin.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  return offer;
}

async function order(offer: WireRecord, values = {}): Promise<WireRecord> {
  return app.make('orders', {
    ...{ offer: offer.id, currency: euro.id, unit: 'hour', units: 1, ...values },
    prices: { price_per_shift: null, price_per_hour: '10.00' },
  });
}

const approve = ({ id }: WireRecord) =>
  app.admin.patch(`/orders/${id}/change_status`, { status: 'active' });

async function read(query: Readonly<Record<string, string>>): Promise<Utilisation> {
  const response = await app.admin.get('/home/utilisation', query);
  expect(response.status, response.text).toBe(200);
  return response.data<Utilisation>();
}

const week = { from: '2035-03-19', to: '2035-03-26' };
const rowOf = ({ rows }: Utilisation, { id }: WireRecord) =>
  rows.find(({ group }) => group.id === id);

describe('utilisation', () => {
  test('tells a week without rentals from a week without work', async () => {
    expect(rowOf(await read(week), excavator)).toMatchObject({
      ...{ machines: 1, rented_days: 0, available_days: 5, utilisation: 0 },
    });
    // A weekend.
    const weekend = await read({ from: '2035-03-24', to: '2035-03-26' });
    expect(rowOf(weekend, excavator)).toMatchObject({ available_days: 0, utilisation: null });
  });

  test('counts local days of rentals, and converts each day by its rate', async () => {
    // From Tuesday 22:30 until Thursday 01:00 in Chisinau: three local days. Clocks change on Sunday.
    const rented = await order(excavator, { starts_at: '2035-03-27T19:30:00.000Z', units: 27 });
    expect((await approve(rented)).status).toBe(200);
    const found = await read({ from: '2035-03-26', to: '2035-04-02' });
    expect(rowOf(found, excavator)).toMatchObject({
      ...{ rented_days: 3, available_days: 5, utilisation: 60 },
      // 90 EUR a day: one day at 20, two at 25.
      revenue: '6300.00',
      revenue_per_rented_day: '2100.00',
      revenue_per_available_day: '1260.00',
      before: { rented_days: 0, available_days: 5, utilisation: 0 },
    });
    expect(found.days.map(({ rented_days }) => rented_days)).toEqual([0, 1, 1, 1, 0, 0, 0]);
    expect(found.base_currency).toEqual({ code: 'MDL', places: 2 });
  });

  test('leaves out blocked days, and counts every machine of an offer', async () => {
    const crane = await activeOffer({ quantity: 2 });
    await app.make('blocked_periods', {
      ...{ offer: crane.id, starts_at: '2035-05-07T00:00:00.000Z' },
      ends_at: '2035-05-09T00:00:00.000Z',
    });
    await approve(
      await order(crane, { starts_at: '2035-05-10T08:00:00.000Z', units: 4, quantity: 2 }),
    );
    const found = await read({ from: '2035-05-07', to: '2035-05-14' });
    expect(rowOf(found, crane)).toMatchObject({
      ...{ machines: 2, rented_days: 2, available_days: 6, utilisation: 33.3 },
    });
    const byCategory = await read({ from: '2035-05-07', to: '2035-05-14', by: 'category' });
    expect(rowOf(byCategory, category)).toMatchObject({
      ...{ machines: 3, rented_days: 2, available_days: 11 },
    });
    expect(byCategory.total).toMatchObject({ rented_days: 2 });
  });

  test('leaves out days off within a rental, and counts those of a rental on days off alone', async () => {
    const [paver, pump] = [await activeOffer(), await activeOffer()];
    // From a Friday to a Monday, and on a Sunday.
    await approve(await order(paver, { starts_at: '2035-07-06T08:00:00.000Z', units: 74 }));
    await approve(await order(pump, { starts_at: '2035-07-08T08:00:00.000Z', units: 4 }));
    const found = await read({ from: '2035-07-02', to: '2035-07-11' });
    expect(rowOf(found, paver)).toMatchObject({ rented_days: 2, available_days: 7 });
    expect(rowOf(found, pump)).toMatchObject({ rented_days: 1, available_days: 8 });
    // Nobody works on the weekend, so it has no ratio.
    const ratios = found.days.map(({ utilisation }) => utilisation !== null);
    expect(ratios).toEqual([true, true, true, true, true, false, false, true, true]);
    // A rental that began before the period is not one on days off.
    const weekend = await read({ from: '2035-07-07', to: '2035-07-09' });
    expect(rowOf(weekend, paver)).toMatchObject({ rented_days: 0, available_days: 0 });
  });

  test('can be limited to a project and a region, with the lists behind the numbers', async () => {
    const [project, region] = [await app.make('projects'), await app.make('regions')];
    const own = await activeOffer({ project: project.id, region: region.id });
    const other = await activeOffer({ project: project.id });
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await read({ ...week, ...query })).rows.map(({ group }) => group.id).sort();
    const inProject = { project: String(project.id) };
    expect(await ids(inProject)).toEqual([own.id, other.id].sort());
    const both = { ...inProject, region: String(region.id) };
    expect(await ids(both)).toEqual([own.id]);
    const found = await read({ ...week, ...both });
    expect(found).toMatchObject({ project: { id: project.id }, total: { available_days: 5 } });
    const available = await app.admin.get(`/offers?${found.lists.available}`);
    expect(available.data<readonly WireRecord[]>().map(({ id }) => id)).toEqual([own.id]);
    const file = await app.admin.get('/home/utilisation/export', { ...week, ...both });
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  test('adds up machines to which nothing happened, each since the day on which it exists', async () => {
    const project = await app.make('projects');
    const values = { project: project.id, name: { en: 'Generator' } };
    const machines = [
      await activeOffer(values),
      await activeOffer({ ...values, quantity: 2 }),
      await activeOffer(values),
    ];
    // Half past midnight on Thursday in Chisinau.
    await app.db.rows(sql`
      update offers set created_at = '2035-03-21T22:30:00Z' where id = ${machines[2]?.id}`);
    const limited = { ...week, project: String(project.id) };
    const { total, days } = await read({ ...limited, by: 'project' });
    expect(total).toMatchObject({ machines: 4, rented_days: 0, available_days: 17 });
    expect(days.map(({ available_days }) => available_days)).toEqual([3, 3, 3, 4, 4, 0, 0]);
    // Machines of the same name have a fixed order, so no page repeats one.
    const { rows } = await read({ ...limited, by: 'offer', sort: '-rented_days' });
    expect(rows.map(({ group }) => group.id)).toEqual(machines.map(({ id }) => id));
  });

  test('stores requests that were refused because the machine was taken', async () => {
    const starts_at = '2035-06-04T08:00:00.000Z';
    await approve(await order(excavator, { starts_at, units: 30 }));
    const [refused, rejected, free] = [
      await order(excavator, { starts_at, units: 30 }),
      await order(excavator, { starts_at }),
      await order(excavator, { starts_at: '2035-06-07T08:00:00.000Z' }),
    ];
    expect((await approve(refused)).status).toBe(409);
    for (const { id } of [rejected, free]) {
      const body = { status: 'rejected', reason: 'No machine' };
      await app.admin.patch(`/orders/${id}/change_status`, body);
    }
    const found = await read({ from: '2035-06-04', to: '2035-06-11' });
    const row = rowOf(found, excavator);
    expect(row).toMatchObject({ missed_requests: 2, missed_days: 3 });
    const list = await app.admin.get(`/orders?${row?.lists.missed}`);
    const ids = list.data<readonly WireRecord[]>().map(({ id }) => id);
    expect(ids.sort()).toEqual([refused.id, rejected.id].sort());
    const rented = await app.admin.get(`/orders?${row?.lists.rented}`);
    expect(rented.data<readonly WireRecord[]>()).toHaveLength(1);
    const available = await app.admin.get(`/offers?${row?.lists.available}`);
    expect(available.data<readonly WireRecord[]>().map(({ id }) => id)).toEqual([excavator.id]);
    // Accepted after all.
    await app.admin.patch(`/orders/${refused.id}`, { starts_at: '2035-06-20T08:00:00.000Z' });
    expect((await approve(refused)).status).toBe(200);
    const later = await read({ from: '2035-06-04', to: '2035-06-25' });
    expect(rowOf(later, excavator)).toMatchObject({ missed_requests: 1 });
  });

  test('is exported with all rows', async () => {
    const file = await app.admin.get('/home/utilisation/export', { ...week, by: 'category' });
    expect(file.status).toBe(200);
    expect(file.text).toContain('Utilisation, %');
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  test('needs to read offers and orders', async () => {
    for (const subject of ['offers', 'orders'] as const) {
      const reader = await app.signInAs([['read', subject]]);
      expect((await reader.get('/home/utilisation', week)).status).toBe(403);
    }
  });

  test('refuses a period that is empty or too long', async () => {
    for (const to of ['2035-03-19', '2036-06-01']) {
      const refused = await app.admin.get('/home/utilisation', { from: '2035-03-19', to });
      expect(refused.status).toBe(422);
      expect(refused.errors.to).toBeDefined();
    }
  });
});
