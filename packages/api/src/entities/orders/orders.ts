import type { NumberTest } from '@rentyard/contract/entities/country/countryPattern';
import { order } from '@rentyard/contract/entities/order';
import { orderStatusHistory, orderStatusList } from '@rentyard/contract/entities/orderRoutes';
import { orderSums } from '@rentyard/contract/entities/orderSums';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { orderStatuses, statusesOf } from '@rentyard/contract/schema/statuses';
import { phone } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { statusHistoryRoute } from '../../records/routes/statusRoutes.ts';
import { readPattern } from '../countries/countries.ts';
import { answerGuards } from '../listing/answersFit.ts';
import { authorLanguageRoute } from '../listing/authorLanguage.ts';
import { listingColumns } from '../listing/listingColumns.ts';
import { listingIssues } from '../listing/listingIssues.ts';
import { sumOrders } from './orderSums.ts';

export const orders = registerResource(order, {
  columns: listingColumns,
  daily: ['created_at'],
  ...listingIssues,
  ...answerGuards,
  validate: async (saving) => [
    ...((await answerGuards.validate?.(saving)) ?? []),
    ...(await checkPhone(saving)),
  ],
});

export function orderRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  authorLanguageRoute(app, context);
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
