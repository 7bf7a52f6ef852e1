import type { Utilisation, UtilisationFigures } from '@rentyard/contract/entities/utilisation';

const before: UtilisationFigures = {
  machines: 24,
  rented_days: 290,
  available_days: 528,
  utilisation: 54.9,
  revenue: '812400.00',
  revenue_per_rented_day: '2801.38',
  revenue_per_available_day: '1538.64',
  missed_requests: 4,
  missed_days: 11,
};

const total: UtilisationFigures = {
  machines: 24,
  rented_days: 341,
  available_days: 528,
  utilisation: 64.6,
  revenue: '978200.00',
  revenue_per_rented_day: '2868.62',
  revenue_per_available_day: '1852.65',
  missed_requests: 7,
  missed_days: 19,
};

const lists = {
  rented: 'filter[life][in]=approved,out,late,returned',
  available: 'filter[status]=active',
  missed: 'filter[missed_demand][in]=refused,rejected,expired',
};

/** Thirty days; nothing is available on Sundays. */
const daysOf = (month: string, base: number): Utilisation['days'] =>
  Array.from({ length: 30 }, (_, at) => {
    const isClosed = at % 7 === 6;
    const rented = isClosed ? 0 : base + ((at * 5) % 7);
    return {
      day: `2026-${month}-${String(at + 1).padStart(2, '0')}`,
      rented_days: rented,
      available_days: isClosed ? 0 : 24,
      utilisation: isClosed ? null : Math.round((1_000 * rented) / 24) / 10,
      revenue: '32600.00',
      missed_requests: at % 9 === 0 ? 1 : 0,
    };
  });

/** The utilisation of three categories, one of which had no available days. */
export const utilisation: Utilisation = {
  from: '2026-06-01',
  to: '2026-07-01',
  ...{ project: null, region: null },
  as_of: '2026-06-30T10:00:00.000Z',
  base_currency: { code: 'MDL', places: 2 },
  without_rate: 2,
  total,
  before,
  lists,
  days: daysOf('06', 13),
  days_before: daysOf('05', 10),
  rows: [
    { ...total, group: { id: 1, name: 'Crawler excavators' }, before, lists },
    {
      ...before,
      group: { id: 2, name: 'Mobile cranes' },
      before: { ...before, utilisation: null },
      lists,
    },
    {
      ...{ machines: 1, rented_days: 0, available_days: 0, utilisation: null },
      ...{ revenue: '0.00', revenue_per_rented_day: null, revenue_per_available_day: null },
      ...{ missed_requests: 0, missed_days: 0, before, lists },
      group: { id: 3, name: 'Telehandlers' },
    },
  ],
  row_count: 3,
  page: 1,
  per_page: 50,
};
