import { type Figure, figureDays, type HomeFigure } from '@rentyard/contract/entities/home';
import { sql } from 'drizzle-orm';
import { rooms } from '../chat/rooms/rooms.ts';
import { joined, literal } from '../db/sqlFragments.ts';
import { offers } from '../entities/offers/offers.ts';
import { orders } from '../entities/orders/orders.ts';
import type { User } from '../http/access/user.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { listLink } from './homeLists.ts';

const dayLength = 86_400_000;

export interface DeclaredFigure {
  readonly figure: HomeFigure;
  readonly binding: ResourceBinding;
  /** The counted moment; records of the list have it on one of the days. */
  readonly moment: string;
  readonly unit: Figure['unit'];
  /** Another dimension of `row_counts` that the value needs; see the SQL function `count_days`. */
  readonly other?: string;
  /** The records have no project and no region. */
  readonly isEverywhere?: true;
}

export const declaredFigures: readonly DeclaredFigure[] = [
  { figure: 'offers_approved', binding: offers, moment: 'approved_at', unit: 'records' },
  { figure: 'orders_created', binding: orders, moment: 'created_at', unit: 'records' },
  {
    figure: 'first_answer',
    binding: rooms,
    moment: 'first_answer_at',
    unit: 'seconds',
    other: 'first_answer_seconds',
    isEverywhere: true,
  },
  {
    figure: 'offers_rejected',
    binding: offers,
    moment: 'rejected_at',
    unit: 'percent',
    other: 'approved_at',
  },
];

/** Figures of the last days that the user may read, each with its course. */
export async function homeFigures(
  { db }: Store,
  { ability }: User,
  now: Date,
): Promise<readonly Figure[]> {
  const readable = declaredFigures.filter(({ binding }) =>
    ability.can('read', binding.resource.subject),
  );
  if (readable.length === 0) return [];
  const days = lastDays(now);
  const [since = ''] = days;
  const dimensions = readable.flatMap(({ binding: { resource }, moment, other }) =>
    [moment, ...(other ? [other] : [])].map(
      (dimension) => sql`(${literal(resource.name)}, ${literal(dimension)})`,
    ),
  );
  const rows = await db.rows<{ key: string; live: number }>(sql`
    select k.resource || ' ' || k.dimension || ' ' || k.value as key, sum(k.live)::bigint as live
    from row_counts k
    where (k.resource, k.dimension) in (${joined(dimensions)}) and k.value >= ${since} collate "C"
    group by k.resource, k.dimension, k.value`);
  const counts = new Map(rows.map(({ key, live }) => [key, live]));
  return readable.map((one) => {
    const { figure, binding, moment, unit, other } = one;
    const countOn = (dimension: string) => (day: string) =>
      counts.get(`${binding.resource.name} ${dimension} ${day}`) ?? 0;
    const own = days.map(countOn(moment));
    const others = days.map(other ? countOn(other) : () => 0);
    const count = sum(own);
    return {
      figure,
      count,
      unit,
      value: figureValue(unit, count, sum(others)),
      days: days.map((day, at) => ({
        day,
        value: figureValue(unit, own[at] ?? 0, others[at] ?? 0),
      })),
      list: listLink(binding, `filter[${moment}][gte]=${since}T00:00:00.000Z`),
    };
  });
}

/** Oldest first. */
function lastDays(now: Date): readonly string[] {
  return Array.from({ length: figureDays }, (_, at) =>
    new Date(now.getTime() - (figureDays - 1 - at) * dayLength).toISOString().slice(0, 10),
  );
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean of seconds, the share among all decisions, or the number itself. */
export function figureValue(unit: Figure['unit'], count: number, other: number): number | null {
  if (unit === 'records') return count;
  const [part, whole] = unit === 'seconds' ? [other, count] : [100 * count, count + other];
  return whole === 0 ? null : Math.round(part / whole);
}
