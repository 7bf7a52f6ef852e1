import type { NumberTest } from '@rentyard/contract/entities/country/countryPattern';
import { order } from '@rentyard/contract/entities/listing/order';
import {
  orderStatusHistory,
  orderStatusList,
} from '@rentyard/contract/entities/listing/orderRoutes';
import { type OrderSums, orderSums } from '@rentyard/contract/entities/listing/orderSums';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { orderStatuses, statusesOf } from '@rentyard/contract/schema/statuses';
import { phone } from '@rentyard/validators';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { joined, literal, momentText } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { handle } from '../../http/handle.ts';
import { ratesAt } from '../../records/list/baseRate.ts';
import { matchingParts } from '../../records/list/matchingIds.ts';
import { registerResource } from '../../records/registerResource.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../../records/routes/statusRoutes.ts';
import type { ResourceBinding, Saving, Store } from '../../records/store.ts';
import { readPattern } from '../countries/countries.ts';
import { answerHooks } from '../listing/answersFit.ts';
import { authorLanguageRoute } from '../listing/authorLanguage.ts';
import { listingColumns } from '../listing/listingColumns.ts';
import { orderIssues } from '../listing/listingIssues.ts';
import { calendarFeedRoutes } from '../rental/calendarFeedRoutes.ts';
import { orderLifeRoutes } from '../rental/life/orderLifeRoutes.ts';
import { checkRentalRules, derivePeriod } from '../rental/orderPeriod.ts';
import { derivePrices, priceColumns } from '../rental/orderPrice.ts';
import { quoteRoute } from '../rental/quoteRoute.ts';

export const orders = registerResource(order, {
  columns: listingColumns,
  countedByDay: ['created_at'],
  changesWithTime: true,
  extraTables: ['missed_orders'],
  choiceFilters: { life: isInLife, missed_demand: isMissed },
  ...orderIssues,
  ...answerHooks,
  derive: async (saving) => ({ ...(await derivePeriod(saving)), ...(await derivePrices(saving)) }),
  otherColumns: priceColumns,
  validate: async (saving) => [
    ...((await answerHooks.validate?.(saving)) ?? []),
    ...(await checkPhone(saving)),
    ...(await checkRentalRules(saving)),
  ],
});

/** Whether an order is in one of the states. Orders that are out are late or not by their due time. */
function isInLife(wanted: readonly (string | null)[]): SQL {
  const lives = wanted.filter((life) => life !== null);
  const [isOut, isLate] = [lives.includes('out'), lives.includes('late')];
  const stages = lives.filter((life) => life !== 'late' && (life !== 'out' || isLate));
  const conditions = [
    ...(stages.length > 0 ? [sql`r.life_stage in (${joined(stages.map(literal))})`] : []),
    ...(isLate && !isOut ? [sql`r.life_stage = 'out' and r.due_at < now()`] : []),
    ...(isOut && !isLate
      ? [sql`r.life_stage = 'out' and (r.due_at >= now() or r.due_at is null)`]
      : []),
  ];
  return conditions.length > 0 ? sql`(${joined(conditions, ' or ')})` : sql`false`;
}

/** Whether an order is missed demand for one of the causes; for null, whether it is not missed. */
function isMissed(wanted: readonly (string | null)[]): SQL {
  const causes = wanted.filter((cause) => cause !== null);
  const isMissedBy = (which: SQL) =>
    sql`(r.id in (select m.order_id from missed_orders m where ${which}) and missed_demand(r) is not null)`;
  const conditions = [
    ...(causes.length > 0 ? [isMissedBy(sql`m.cause in (${joined(causes.map(literal))})`)] : []),
    ...(wanted.includes(null) ? [sql`not ${isMissedBy(sql`true`)}`] : []),
  ];
  return conditions.length > 0 ? sql`(${joined(conditions, ' or ')})` : sql`false`;
}

export function orderRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
  orderLifeRoutes(app, context);
  calendarFeedRoutes(app, context);
  quoteRoute(app, context);
  statusHistoryRoute(app, context, orderStatusHistory);
  handle(app, orderSums, async ({ query: { as_of, ...query } }) => {
    const asOf = as_of === undefined ? undefined : new Date(as_of);
    return sumOrders(context.store, context.binding, { ...query, asOf });
  });
  handle(app, orderStatusList, async ({ language }) =>
    statusesOf(orderStatuses).map((id) => ({ id, name: statusNames[language][id] })),
  );
}

/**
 * A guard: checks the phone numbers of a record by the pattern of its region's country, if the
 * country has one. A number may also start with a country code (P-RULE).
 */
async function checkPhone({ write, before, after }: Saving): Promise<readonly FieldProblem[]> {
  const isSame = before?.phone === after.phone && before?.region === after.region;
  if (isSame || typeof after.phone !== 'string' || after.region == null) return [];
  const country = await write.tx.one<{ pattern: string | null }>(sql`
    select c.validation_regexp as pattern
    from regions r join countries c on c.id = r.country_id
    where r.id = ${after.region}`);
  const pattern = country?.pattern ? await readPattern(country.pattern) : undefined;
  const problem = pattern && phone(orInternational(pattern))(after.phone);
  return problem ? [{ path: 'phone', problem }] : [];
}

/** A customer may be from abroad: a number with a country code is checked by the general rule. */
function orInternational(national: NumberTest): NumberTest {
  const anywhere = phone();
  return {
    test: (number) => (number.startsWith('+') ? !anywhere(number) : national.test(number)),
  };
}

interface Wanted extends Pick<ListQuery, 'search' | 'filters'> {
  /** The rates that were known then are used, in filters too. */
  readonly asOf?: Date | undefined;
}

/**
 * Sums the totals of orders: exactly by currency, then each sum converted once, and the result
 * rounded once. So no rounding error adds up.
 */
async function sumOrders(
  store: Store,
  binding: ResourceBinding,
  { search, filters, asOf }: Wanted,
): Promise<OrderSums> {
  const parts = await matchingParts(store, binding, { isTrash: false, search, filters }, asOf);
  const moment = asOf ?? store.clock();
  const found = await store.db.one<{ data: OrderSums }>(sql`${plannedAnew}
    with rates as materialized (select * from ${ratesAt(moment)}),
    base as (
      select r.* from rates r
      join settings s on s.name = 'money' and (s.value ->> 'base_currency')::bigint = r.currency_id
      where r.per_euro is not null
    ),
    sums as (
      select r.currency_id, count(*) as orders, sum(r.total) as total
      from orders r where (${joined(parts, ' or ')}) and r.total is not null group by r.currency_id
    )
    select json_build_object(
      'base_currency', (select json_build_object('id', b.currency_id, 'name', b.code) from base b),
      'as_of', ${momentText(sql`${moment.toISOString()}::timestamptz`)},
      'total', (select round(coalesce(sum(s.total * b.per_euro / r.per_euro), 0), min(b.places))::text
        from base b left join sums s on true left join rates r on r.currency_id = s.currency_id
        group by b.currency_id),
      'without_rate', (select coalesce(sum(s.orders), 0) from sums s join rates r using (currency_id)
        where r.per_euro is null),
      'by_currency', (select coalesce(json_agg(json_build_object(
          'currency', json_build_object('id', s.currency_id, 'name', r.code),
          'orders', s.orders, 'total', round(s.total, r.places)::text, 'rate', e.rate, 'rate_date', ${momentText(sql`e.date`)}
        ) order by r.code), '[]')
        from sums s join rates r using (currency_id)
        left join exchange_rates e on e.id = r.rate_id)
    ) as data`);
  if (!found)
    throw new Error('The statement of the order totals returned no row. It always returns one.');
  return found.data;
}
