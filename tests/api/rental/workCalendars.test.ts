import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let moldova: WireRecord;
beforeAll(async () => {
  app = await startApp();
  moldova = await app.make('countries', { iso_name: 'MD' });
});
afterAll(() => app.close());

const holidays = (query: Readonly<Record<string, string>>, language = 'en') =>
  app.admin.get('/work_calendars/public_holidays', query, { language });

describe('public holidays of a country', () => {
  test('are listed by year in the language of the request', async () => {
    const query = { country: String(moldova.id), year: '2026' };
    const found = (await holidays(query, 'ua')).data<readonly { date: string; name: string }[]>();
    expect(found[0]).toEqual({ date: '2026-01-01', name: 'Новий Рік' });
    expect(found.map(({ date }) => date)).toContain('2026-08-27');
    expect(found.every(({ date }) => date.startsWith('2026-'))).toBe(true);
    const english = (await holidays(query)).data<readonly { date: string; name: string }[]>();
    expect(english[0]?.name).toBe("New Year's Day");
  });

  test('need a known country and a year of the calendar', async () => {
    expect((await holidays({ country: '999999', year: '2026' })).status).toBe(404);
    const refused = await holidays({ country: String(moldova.id), year: '1066' });
    expect(refused.rules).toEqual({ year: ['min_value'] });
  });
});

describe('the work calendar of a rental', () => {
  const calendar = (values: object) =>
    app.make('work_calendars', { time_zone: 'UTC', shift_hours: 8, country: null, ...values });
  // A Wednesday before a public holiday.
  const endOf = async (offer: WireRecord) => {
    const query = {
      ...{ offer: String(offer.id), region: String((offer.region as { id: number }).id) },
      ...{ project: String((offer.project as { id: number }).id), unit: 'shift', units: '2' },
      starts_at: '2026-08-26T08:00:00.000Z',
    };
    return (await app.admin.get('/orders/quote', query)).data<{ ends_at: string }>().ends_at;
  };

  test('is that of the offer, else of the region, else of the project', async () => {
    const off = (date: string) => [{ date, name: 'Inventory', kind: 'holiday' }];
    const [ofProject, ofRegion, ofOffer] = [
      await calendar({ holidays: off('2026-08-27') }),
      await calendar({ holidays: [...off('2026-08-27'), ...off('2026-08-28')] }),
      await calendar({ holidays: [] }),
    ];
    const project = await app.make('projects', { work_calendar: ofProject.id });
    const region = await app.make('regions', { work_calendar: null });
    const made = await app.make('offers', {
      ...{ project: project.id, region: region.id, work_calendar: null },
    });
    const offer = (await app.admin.get(`/offers/${made.id}/edit`)).data<WireRecord>();
    expect(await endOf(offer)).toBe('2026-08-28T16:00:00.000Z');
    await app.admin.patch(`/regions/${region.id}`, { work_calendar: ofRegion.id });
    expect(await endOf(offer)).toBe('2026-08-31T16:00:00.000Z');
    await app.admin.patch(`/offers/${offer.id}`, { work_calendar: ofOffer.id });
    expect(await endOf(offer)).toBe('2026-08-27T16:00:00.000Z');
  });

  test('has the holidays of its country except those on which work is done', async () => {
    const own = await calendar({ country: moldova.id, holidays: [] });
    const made = await app.make('offers', { work_calendar: own.id });
    const offer = (await app.admin.get(`/offers/${made.id}/edit`)).data<WireRecord>();
    expect(await endOf(offer)).toBe('2026-08-28T16:00:00.000Z');
    const worked = [{ date: '2026-08-27', name: null, kind: 'workday' }];
    await app.admin.patch(`/work_calendars/${own.id}`, { holidays: worked });
    expect(await endOf(offer)).toBe('2026-08-27T16:00:00.000Z');
  });
});
