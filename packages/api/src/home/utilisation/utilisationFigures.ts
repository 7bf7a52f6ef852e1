import type { UtilisationDay, UtilisationFigures } from '@rentyard/contract/entities/utilisation';
import type { ComputedUtilisation, GroupSums } from './computeUtilisation.ts';
import type { DaySums } from './machineDays.ts';

interface BothPeriods {
  readonly total: UtilisationFigures;
  readonly before: UtilisationFigures;
}

/** Equal machines share their sums, and with them the figures. */
const figures = new WeakMap<GroupSums['sums'], BothPeriods>();

/** The figures of a group for the period and for the one before it. */
export function bothPeriods(
  { split, dates, base }: ComputedUtilisation,
  { machines, sums }: Omit<GroupSums, 'id'>,
): BothPeriods {
  const found = figures.get(sums) ?? {
    total: computeFigures({ machines, sums, base, first: split, after: dates.length }),
    before: computeFigures({ machines, sums, base, first: 0, after: split }),
  };
  figures.set(sums, found);
  return found;
}

/** The figures of the days from `first` up to the one before `after`, for a chart. */
export function buildDays(
  { total: { sums }, dates, base }: ComputedUtilisation,
  first: number,
  after: number,
): readonly UtilisationDay[] {
  return dates.slice(first, after).map((date, index) => {
    const at = first + index;
    const [rented, available] = [sums.rented[at] ?? 0, sums.available[at] ?? 0];
    return {
      day: date,
      rented_days: rented,
      available_days: available,
      // A rental on a day off would be all that there is.
      utilisation: sums.open[at] === 0 ? null : computePercent(rented, available),
      revenue: base ? (sums.revenue[at] ?? 0).toFixed(base.places) : null,
      missed_requests: sums.missedRequests[at] ?? 0,
    };
  });
}

interface Summed {
  readonly machines: number;
  readonly sums: DaySums;
  readonly first: number;
  readonly after: number;
  readonly base: ComputedUtilisation['base'];
}

/** The figures of the days from `first` up to the one before `after`. */
export function computeFigures({ machines, sums, first, after, base }: Summed): UtilisationFigures {
  const sum = (values: Float64Array) =>
    values.subarray(first, after).reduce((total, value) => total + value, 0);
  const [rented, available, revenue] = [sum(sums.rented), sum(sums.available), sum(sums.revenue)];
  const amount = (value: number, days = 1) =>
    base && days > 0 ? (value / days).toFixed(base.places) : null;
  return {
    machines,
    rented_days: rented,
    available_days: available,
    utilisation: computePercent(rented, available),
    revenue: amount(revenue),
    revenue_per_rented_day: amount(revenue, rented),
    revenue_per_available_day: amount(revenue, available),
    missed_requests: sum(sums.missedRequests),
    missed_days: sum(sums.missedDays),
  };
}

/** Percent with one decimal; null without available days, which is not the same as never rented. */
export function computePercent(rented: number, available: number): number | null {
  return available === 0 ? null : Math.round((1_000 * rented) / available) / 10;
}
