import { figurePeriodDays, type PeriodFigures } from '@rentyard/contract/entities/homeFigures';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, joined, type Locale, literal, name } from '../db/sqlFragments.ts';
import { toWallClock } from '../entities/rental/rentalTime.ts';
import type { User } from '../http/access/user.ts';
import type { Store } from '../records/store.ts';
import { findTarget } from '../records/targets.ts';
import { type DeclaredFigure, declaredFigures, figureValue, sum } from './homeFigures.ts';
import { listLink } from './homeLists.ts';
import { daysBefore, parsePeriod } from './period.ts';
import { dayAxis } from './utilisation/dayAxis.ts';

export interface FiguresQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** UTC by default. */
  readonly time_zone?: string | undefined;
  readonly project?: number | undefined;
  readonly region?: number | undefined;
}

interface Wanted {
  readonly person: User;
  readonly query: FiguresQuery;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Figures of a period by local day. Records are read by the index of their moment, because counts
 * of the database have neither the days of a time zone nor projects and regions.
 * @throws {Invalid} when the period is empty or too long.
 */
export async function periodFigures(
  store: Store,
  { person, query, now, locale }: Wanted,
): Promise<PeriodFigures> {
  const { time_zone: timeZone = 'UTC', project, region } = query;
  const period = parsePeriod(query, {
    today: toWallClock(timeZone, now),
    longest: figurePeriodDays,
  });
  const { since, split } = daysBefore(period);
  const { dates, starts } = dayAxis(timeZone, since, period.to);
  const isFiltered = project !== undefined || region !== undefined;
  const readable = declaredFigures.filter(({ binding }) =>
    person.ability.can('read', binding.resource.subject),
  );
  const shown = readable.filter(({ isEverywhere }) => !(isFiltered && isEverywhere));
  const counted = await readDays(store, { shown, starts, project, region });
  const filters = [
    ...(project === undefined ? [] : [`&filter[project]=${project}`]),
    ...(region === undefined ? [] : [`&filter[region]=${region}`]),
  ].join('');
  const momentAt = (index: number, shift = 0) =>
    new Date((starts[index] ?? 0) + shift).toISOString();
  return {
    ...period,
    time_zone: timeZone,
    project: await readOption(store, { table: 'projects', id: project, locale }),
    region: await readOption(store, { table: 'regions', id: region, locale }),
    days: dates.slice(split).map((date, at) => ({
      day: date,
      first: momentAt(split + at),
      last: momentAt(split + at + 1, -1),
    })),
    days_before: dates.slice(0, split),
    figures: shown.map(({ figure, binding, moment, unit, other }) => {
      const { resource } = binding;
      const known = counted.get(resource.name);
      const findCounts = (dimension: string) => known?.days.get(dimension) ?? [];
      const own = findCounts(moment);
      const others = other ? findCounts(other) : [];
      /** Of days from the first up to the one before `after`. */
      const over = (first: number, after: number) => {
        const count = sum(own.slice(first, after));
        const hasData =
          (starts[after] ?? 0) > (known?.since ?? Infinity) &&
          (starts[first] ?? 0) <= now.getTime();
        const value = hasData ? figureValue(unit, count, sum(others.slice(first, after))) : null;
        return { count, value };
      };
      const list = (first: number, after: number) =>
        listLink(
          binding,
          `filter[${moment}][gte]=${momentAt(first)}&filter[${moment}][lte]=${momentAt(after, -1)}${filters}`,
        );
      return {
        ...{ figure, unit, field: moment },
        ...over(split, dates.length),
        list: list(split, dates.length),
        before: { ...over(0, split), list: list(0, split) },
        days: Array.from({ length: split }, (_, at) => ({
          ...over(split + at, split + at + 1),
          before: over(at, at + 1).value,
        })),
      };
    }),
    not_filtered: readable.filter((one) => !shown.includes(one)).map(({ figure }) => figure),
  };
}

interface CountedResource {
  /** The creation of its first record: there is no data before it. */
  readonly since: number | undefined;
  /** By dimension, the sums of each day. */
  readonly days: ReadonlyMap<string, readonly number[]>;
}

interface DaysWanted {
  readonly shown: readonly DeclaredFigure[];
  /** Starts of days, and the end of the last one. */
  readonly starts: readonly number[];
  readonly project: number | undefined;
  readonly region: number | undefined;
}

/** What the figures count, by resource. One statement. */
async function readDays(
  { db }: Store,
  { shown, starts, project, region }: DaysWanted,
): Promise<ReadonlyMap<string, CountedResource>> {
  if (shown.length === 0) return new Map();
  const moments = starts.map((start) => new Date(start).toISOString());
  const axis = sql`${sql.param(moments)}::timestamptz[]`;
  const inPeriod = (at: string) =>
    sql`t.${name(at)} >= ${moments[0]}::timestamptz and t.${name(at)} < ${moments.at(-1)}::timestamptz`;
  const place = (isEverywhere: boolean): readonly SQL[] =>
    isEverywhere
      ? []
      : [
          ...(project === undefined ? [] : [sql`t.project_id = ${project}`]),
          ...(region === undefined ? [] : [sql`t.region_id = ${region}`]),
        ];
  const counts = new Map<string, SQL>();
  const firsts = new Map<string, SQL>();
  for (const { binding, moment, unit, other, isEverywhere = false } of shown) {
    const { name: resource } = binding.resource;
    const add = (dimension: string, at: string, amount: SQL) =>
      counts.set(
        `${resource} ${dimension}`,
        sql`select ${literal(resource)} as resource, ${literal(dimension)} as dimension,
          width_bucket(t.${name(at)}, ${axis}) - 1 as day, ${amount}::bigint as amount
        from ${name(resource)} t
        where ${allOf([sql`t.deleted_at is null`, inPeriod(at), ...place(isEverywhere)])}
        group by 3`,
      );
    add(moment, moment, sql`count(*)`);
    if (other) {
      const isSum = unit === 'seconds';
      add(other, isSum ? moment : other, isSum ? sql`sum(t.${name(other)})` : sql`count(*)`);
    }
    firsts.set(
      resource,
      sql`select ${literal(resource)} as resource, '' as dimension, 0 as day,
        (select (extract(epoch from t.created_at) * 1000)::bigint from ${name(resource)} t
          where t.deleted_at is null order by t.created_at, t.id limit 1) as amount`,
    );
  }
  const rows = await db.rows<{
    resource: string;
    dimension: string;
    day: number;
    amount: number | null;
  }>(joined([...counts.values(), ...firsts.values()], ' union all '));
  return gather(rows, starts.length - 1);
}

function gather(
  rows: readonly {
    readonly resource: string;
    readonly dimension: string;
    readonly day: number;
    readonly amount: number | null;
  }[],
  length: number,
): ReadonlyMap<string, CountedResource> {
  const found = new Map<string, { since: number | undefined; days: Map<string, number[]> }>();
  for (const { resource, dimension, day, amount } of rows) {
    const known = found.get(resource) ?? { since: undefined, days: new Map<string, number[]>() };
    found.set(resource, known);
    if (dimension === '') known.since = amount ?? undefined;
    else {
      const days = known.days.get(dimension) ?? Array<number>(length).fill(0);
      days[day] = Number(amount ?? 0);
      known.days.set(dimension, days);
    }
  }
  return found;
}

interface Chosen {
  readonly table: 'projects' | 'regions';
  readonly id: number | undefined;
  readonly locale: Locale;
}

/** The chosen record with its name; its id without one. */
export async function readOption(
  { db, targets }: Store,
  { table, id, locale }: Chosen,
): Promise<PeriodFigures['project']> {
  if (id === undefined) return null;
  const label = findTarget(targets, table).label('t', locale);
  const row = await db.one<{ name: string | null }>(
    sql`select ${label} as name from ${name(table)} t where t.id = ${id}`,
  );
  return { id, name: row?.name ?? String(id) };
}
