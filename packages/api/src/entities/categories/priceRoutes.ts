import { priceRoutes as declare } from '@rentyard/contract/entities/category/priceRoutes';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Locale } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { type EditedRecord, readEdited } from '../../records/find.ts';
import { reorderRoute } from '../../records/routes/reorderRoute.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  localeOf,
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { updateRecord } from '../../records/write/save.ts';
import { applyingTo, ownedBy, propertiesJson } from './categoryProperties.ts';

/** The generic calls of categories or of their groups, and the calls of their prices. */
export function pricedRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  const { store, binding } = context;
  const routes = declare(binding.resource);

  handle(app, routes.edit, async ({ params: { id }, request }) => {
    const locale = await localeOf(request, store);
    const record = await readEdited(store.db, store, { binding, id, locale });
    if (!record) throw new NotFound();
    return jsonData(await pricesJson(store.db, context, record, locale));
  });

  handle(app, routes.update, async ({ params: { id }, body, request }) => {
    const { version: inBody, ...change } = body;
    const version = inBody ?? matchedVersion(request);
    return writeWithIdempotency(request, context, body, async (write) => {
      const record = await updateRecord(write, { id, body: change, version });
      return jsonData(await pricesJson(write.tx, context, record, write.locale));
    });
  });
}

/** The prices, and the characteristics that prices can depend on, with named values. */
async function pricesJson(
  on: Queryable,
  { store, binding }: RouteContext,
  { id, version, prices }: EditedRecord,
  locale: Locale,
): Promise<string> {
  const isGroup = binding.resource.name === 'category_groups';
  const where = isGroup ? ownedBy('category_group', id) : applyingTo(id);
  const properties = await propertiesJson(on, store, { where, shape: 'show', locale });
  return `{"id":${id},"version":${version},"prices":${JSON.stringify(prices)},"properties":${properties}}`;
}
