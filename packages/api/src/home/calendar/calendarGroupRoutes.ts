import {
  type CalendarGroup,
  type CalendarGroups,
  type CalendarUsage,
  calendarGroups,
  calendarUsage,
} from '@rentyard/contract/entities/rental/calendarGroupRoutes';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { joined, type Locale } from '../../db/sqlFragments.ts';
import { offers } from '../../entities/offers/offers.ts';
import { Forbidden } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { listRecords } from '../../records/list/list.ts';
import { matchingParts } from '../../records/list/matchingIds.ts';
import { findLocale } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { parsePeriod } from '../period.ts';
import { computeUtilisation } from '../utilisation/computeUtilisation.ts';
import { computeFigures } from '../utilisation/utilisationFigures.ts';

/** What the calendar shows of all its machines: their categories, counts, and how much they were rented. */
export function calendarGroupRoutes(app: FastifyInstance, store: Store): void {
  handle(app, calendarGroups, async ({ query, request, user }): Promise<CalendarGroups> => {
    refuseOffers(user);
    const matching = await matchingOffers(store, query);
    const locale = await findLocale(request, store);
    const [groups, counts] = await Promise.all([
      readGroups(store, matching, locale),
      readCounts(store, matching),
    ]);
    return { groups, ...counts };
  });

  handle(app, calendarUsage, async ({ query: { by, ...query }, request, user }) => {
    refuseOffers(user);
    const now = store.clock();
    const period = parsePeriod({}, { today: now, longest: 30 });
    const offersOf =
      by === 'offer'
        ? pageOffers(await readIds(store, query, request))
        : await allOffers(store, query);
    const computed = await computeUtilisation(store.db, { ...period, by, now, offers: offersOf });
    return computed.groups.map(({ id, machines, sums }): CalendarUsage => {
      const bounds = { first: computed.split, after: computed.dates.length };
      const { utilisation } = computeFigures({ machines, sums, base: undefined, ...bounds });
      return { id, used: utilisation };
    });
  });
}

function refuseOffers({ ability }: User): void {
  if (!ability.can('read', 'offers')) throw new Forbidden('read', 'offers');
}

type Wanted = Pick<ListQuery, 'search' | 'filters' | 'isTrash'>;

/** The condition that an offer `r` is one of the list. */
async function matchingOffers(store: Store, query: Wanted): Promise<SQL> {
  const parts = await matchingParts(store, offers, query);
  return sql`(${joined(parts, ' or ')})`;
}

async function allOffers(store: Store, query: Wanted) {
  if (query.search === '' && query.filters.length === 0) return undefined;
  const matching = await matchingOffers(store, query);
  return (offer: SQL) => sql`${offer} in (select r.id from offers r where ${matching})`;
}

function pageOffers(ids: readonly number[]) {
  return (offer: SQL) => sql`${offer} = any(${sql.param(ids)}::bigint[])`;
}

async function readIds(
  store: Store,
  query: ListQuery,
  request: Parameters<typeof findLocale>[0],
): Promise<readonly number[]> {
  const page = await listRecords(store, offers, query, await findLocale(request, store));
  return (JSON.parse(page.json) as readonly { readonly id: number }[]).map(({ id }) => id);
}

async function readGroups(
  { db, targets, clock }: Store,
  matching: SQL,
  locale: Locale,
): Promise<readonly CalendarGroup[]> {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const label = findTarget(targets, 'categories').label('c', locale);
  const rows = await db.rows<{
    id: number;
    name: string | null;
    offers: number;
    machines: number;
    free: number;
  }>(sql`
    with taken as (
      select v.offer_id, bool_or(v.order_id is null) as is_blocked, sum(v.quantity) as quantity
      from reservations v
      -- Few machines are out or came back late, and only those overrun.
      where v.period @> ${now}
        or (v.out_since is not null or v.ready_at is not null) and overrun(v) @> ${now}
      group by v.offer_id
    ), grouped as (
      select r.category_id, count(*)::int as offers,
        coalesce(sum(r.quantity) filter (where r.status = 'active'), 0)::int as machines,
        coalesce(sum(case when t.is_blocked then 0 else greatest(0, r.quantity - coalesce(t.quantity, 0)) end)
          filter (where r.status = 'active'), 0)::int as free
      from offers r left join taken t on t.offer_id = r.id
      where ${matching}
      group by r.category_id
    )
    select c.id, ${label} as name, g.offers, g.machines, g.free
    from grouped g join categories c on c.id = g.category_id
    order by c.sort_order, c.id`);
  return rows.map(({ id, name, ...counts }) => ({
    category: { id, name: name ?? String(id) },
    ...counts,
  }));
}

function readCounts({ db, clock }: Store, matching: SQL): Promise<Omit<CalendarGroups, 'groups'>> {
  const now = sql`${clock().toISOString()}::timestamptz`;
  const isOut = sql`o.life_stage = 'out'`;
  const found = db.one<Omit<CalendarGroups, 'groups'>>(sql`
    select
      count(*) filter (where ${isOut} and (o.due_at >= ${now} or o.due_at is null))::int as out,
      count(*) filter (where ${isOut} and o.due_at >= ${now} and o.due_at < ${now} + interval '24 hours')::int as due,
      count(*) filter (where ${isOut} and o.due_at < ${now})::int as late,
      count(*) filter (where o.life_stage = 'requested')::int as requested
    from orders o
    where o.deleted_at is null and o.life_stage in ('out', 'requested')
      and (o.status <> 'new' or coalesce(expires_at(o) > ${now}, true))
      and o.offer_id in (select r.id from offers r where ${matching})`);
  return found.then((counts) => counts ?? { out: 0, due: 0, late: 0, requested: 0 });
}
