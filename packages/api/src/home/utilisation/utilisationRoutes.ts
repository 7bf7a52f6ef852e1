import {
  exportUtilisation,
  readUtilisation,
  type Utilisation,
  type UtilisationGroup,
  type UtilisationSort,
  utilisationDays,
} from '@rentyard/contract/entities/utilisation';
import { utilisationHeadings } from '@rentyard/contract/messages/utilisationHeadings';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../db/sqlFragments.ts';
import { name } from '../../db/sqlFragments.ts';
import { Forbidden } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { Amount } from '../../records/fieldKinds/fieldKind.ts';
import { buildFile } from '../../records/import-export/files.ts';
import { findLocale } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { type Period, parsePeriod } from '../period.ts';
import { readOption } from '../periodFigures.ts';
import {
  type ComputedUtilisation,
  computeUtilisation,
  type GroupSums,
} from './computeUtilisation.ts';
import { bothPeriods, buildDays } from './utilisationFigures.ts';

/** Utilisation of machines: the page and its file. */
export function utilisationRoutes(app: FastifyInstance, store: Store): void {
  const { db, clock } = store;

  handle(app, readUtilisation, async ({ query, request, user }): Promise<Utilisation> => {
    refuseOffers(user);
    const now = clock();
    const period = parsePeriod(query, { today: now, longest: utilisationDays });
    const { project, region } = query;
    const computed = await computeUtilisation(db, {
      ...period,
      by: query.by,
      now,
      project,
      region,
    });
    const locale = await findLocale(request, store);
    const { page, per_page, by } = query;
    const { groups, names } = await sortedPage(store, computed, query, locale);
    const { from, to } = period;
    return {
      ...{ from, to, page, per_page, as_of: now.toISOString() },
      project: await readOption(store, { table: 'projects', id: project, locale }),
      region: await readOption(store, { table: 'regions', id: region, locale }),
      base_currency: computed.base
        ? { code: computed.base.code, places: computed.base.places }
        : null,
      without_rate: computed.withoutRate,
      ...bothPeriods(computed, computed.total),
      lists: buildListQueries({ ...period, project, region }),
      days: buildDays(computed, computed.split, computed.dates.length),
      days_before: buildDays(computed, 0, computed.split),
      rows: groups.map((group) => {
        const { total, before } = bothPeriods(computed, group);
        return {
          ...total,
          before,
          group: { id: group.id, name: names.get(group.id) ?? String(group.id) },
          lists: buildListQueries({ from, to, project, region, [by]: group.id }),
        };
      }),
      row_count: computed.groups.length,
    };
  });

  handle(app, exportUtilisation, async ({ query, request, user, language }) => {
    refuseOffers(user);
    const now = clock();
    const period = parsePeriod(query, { today: now, longest: utilisationDays });
    const { by, project, region } = query;
    const computed = await computeUtilisation(db, { ...period, by, now, project, region });
    const names = await groupNames(store, by, await findLocale(request, store));
    const headings = utilisationHeadings[language];
    const amount = (decimal: string | null) => (decimal === null ? null : new Amount(decimal));
    const rows = sortedGroups(computed, query.sort, names).map((group) => {
      const { total, before } = bothPeriods(computed, group);
      return [
        names.get(group.id) ?? String(group.id),
        total.machines,
        total.rented_days,
        total.available_days,
        total.utilisation,
        before.utilisation,
        amount(total.revenue),
        amount(total.revenue_per_rented_day),
        amount(total.revenue_per_available_day),
        total.missed_requests,
        total.missed_days,
      ];
    });
    const currency = computed.base ? `, ${computed.base.code}` : '';
    return buildFile(
      { format: query.format, excel: undefined },
      {
        fileName: `utilisation-${period.from}-${period.to}`,
        title: 'utilisation',
        headings: [
          headings[query.by],
          headings.machines,
          headings.rented_days,
          headings.available_days,
          headings.utilisation,
          headings.before,
          headings.revenue + currency,
          headings.revenue_per_rented_day + currency,
          headings.revenue_per_available_day + currency,
          headings.missed_requests,
          headings.missed_days,
        ],
        rows,
      },
    );
  });
}

function refuseOffers({ ability }: User): void {
  if (!ability.can('read', 'offers')) throw new Forbidden('read', 'offers');
}

/** Of more groups the names of all are not read: equal ones are in the order of their ids. */
const namedAtMost = 5_000;

interface WantedPage {
  readonly by: UtilisationGroup;
  readonly sort: UtilisationSort;
  readonly page: number;
  readonly per_page: number;
}

/** The groups of a page, and their names. */
async function sortedPage(
  store: Store,
  computed: ComputedUtilisation,
  { by, sort, page, per_page }: WantedPage,
  locale: Locale,
) {
  const isNamed = sort.endsWith('name') || computed.groups.length <= namedAtMost;
  const all = isNamed ? await groupNames(store, by, locale) : undefined;
  const sorted = sortedGroups(computed, sort, all);
  const groups = sorted.slice((page - 1) * per_page, page * per_page);
  const ids = groups.map(({ id }) => id);
  return { groups, names: all ?? (await groupNames(store, by, locale, ids)) };
}

/** Groups in the wanted order; those without a value are last, equal ones are in the order of names. */
function sortedGroups(
  computed: ComputedUtilisation,
  sort: UtilisationSort,
  names: ReadonlyMap<number, string> | undefined,
): readonly GroupSums[] {
  const isDescending = sort.startsWith('-');
  const by = sort.replace('-', '') as Exclude<UtilisationSort, `-${string}`>;
  const nameOf = ({ id }: GroupSums) => names?.get(id) ?? '';
  const valued = computed.groups.map((group) => {
    const value = by === 'name' ? 0 : bothPeriods(computed, group).total[by];
    return { group, value: value === null ? null : Number(value) };
  });
  const sign = isDescending ? -1 : 1;
  const { compare } = new Intl.Collator();
  const byName = (one: GroupSums, other: GroupSums) =>
    (names && compare(nameOf(one), nameOf(other))) || one.id - other.id;
  return valued
    .sort((one, other) => {
      if (by === 'name') return sign * byName(one.group, other.group);
      if (one.value === null || other.value === null) {
        const nullsLast = Number(one.value === null) - Number(other.value === null);
        return nullsLast || byName(one.group, other.group);
      }
      return sign * (one.value - other.value) || byName(one.group, other.group);
    })
    .map(({ group }) => group);
}

const tables: Readonly<Record<UtilisationGroup, 'offers' | 'categories' | 'regions' | 'projects'>> =
  { offer: 'offers', category: 'categories', region: 'regions', project: 'projects' };

async function groupNames(
  { db, targets }: Store,
  by: UtilisationGroup,
  locale: Locale,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const table = tables[by];
  const label = findTarget(targets, table).label('t', locale);
  const rows = await db.rows<{ id: number; name: string | null }>(
    sql`select t.id, ${label} as name from ${name(table)} t
      where ${ids ? sql`t.id = any(${sql.param(ids)}::bigint[])` : sql`true`}`,
  );
  return new Map(rows.map((row) => [row.id, row.name ?? String(row.id)]));
}

interface Listed extends Period {
  readonly offer?: number | undefined;
  readonly category?: number | undefined;
  readonly project?: number | undefined;
  readonly region?: number | undefined;
}

/** Queries of the lists of orders and of offers with the counted records. */
function buildListQueries({ from, to, offer, ...others }: Listed): Utilisation['lists'] {
  const filtersBy = (ids: Readonly<Record<string, number | undefined>>) =>
    Object.entries(ids)
      .filter(([, id]) => id !== undefined)
      .map(([path, id]) => `filter[${path}]=${id}&`)
      .join('');
  const own = filtersBy({ offer, ...others });
  const start = `${from}T00:00:00.000Z`;
  // Lists compare with the moments themselves, so the last one is that before the end.
  const last = new Date(Date.parse(to) - 1).toISOString();
  return {
    rented: `${own}filter[life][in]=approved,out,late,returned&filter[starts_at][lte]=${last}&filter[due_at][gte]=${start}`,
    available: `${filtersBy({ id: offer, ...others })}filter[status]=active`,
    missed: `${own}filter[missed_demand][in]=refused,rejected,expired&filter[starts_at][gte]=${start}&filter[starts_at][lte]=${last}`,
  };
}
