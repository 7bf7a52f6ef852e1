import type { PeriodFigure, PeriodFigures } from '@rentyard/contract/entities/homeFigures';

const dayLength = 86_400_000;
const firstDay = Date.parse('2026-05-02');
const isoDay = (at: number) => new Date(firstDay + at * dayLength).toISOString().slice(0, 10);

/** Values repeat; the period before had those of the days before, the oldest without data. */
function figure(
  name: PeriodFigure['figure'],
  unit: PeriodFigure['unit'],
  values: readonly (number | null)[],
  [value, before]: readonly [number | null, number | null],
): PeriodFigure {
  const field = name === 'orders_created' ? 'created_at' : 'approved_at';
  const list = (from: number, to: number) => ({
    subject: name === 'orders_created' ? ('orders' as const) : ('offers' as const),
    path: '/offers',
    query: `filter[${field}][gte]=${isoDay(from)}T00:00:00.000Z&filter[${field}][lte]=${isoDay(to)}T23:59:59.999Z`,
  });
  return {
    ...{ figure: name, unit, field, count: value ?? 0, value, list: list(0, 29) },
    before: { count: before ?? 0, value: before, list: list(-30, -1) },
    days: Array.from({ length: 30 }, (_, at) => ({
      count: values[at % values.length] ?? 0,
      value: values[at % values.length] ?? null,
      before: before === null || at < 6 ? null : (values[(at + 2) % values.length] ?? null),
    })),
  };
}

/** Figures of 30 days. One has no data at all. */
export const figures: PeriodFigures = {
  ...{ from: isoDay(0), to: isoDay(30), time_zone: 'UTC', project: null, region: null },
  days: Array.from({ length: 30 }, (_, at) => ({
    day: isoDay(at),
    first: `${isoDay(at)}T00:00:00.000Z`,
    last: `${isoDay(at)}T23:59:59.999Z`,
  })),
  days_before: Array.from({ length: 30 }, (_, at) => isoDay(at - 30)),
  figures: [
    figure('offers_approved', 'records', [9, 14, 11, 18, 16, 0, 0], [418, 392]),
    figure('orders_created', 'records', [3, 5, 4, 8, 6, 2, 1], [128, 143]),
    figure(
      'first_answer',
      'seconds',
      [3_600, 5_400, 2_700, 4_100, 3_900, null, null],
      [4_380, 5_100],
    ),
    figure('offers_rejected', 'percent', [null], [null, null]),
  ],
  not_filtered: [],
};

/** Those of a region. */
export const filteredFigures: PeriodFigures = {
  ...figures,
  region: { id: 4, name: 'Iași' },
  figures: figures.figures.slice(0, 2),
  not_filtered: ['first_answer'],
};
