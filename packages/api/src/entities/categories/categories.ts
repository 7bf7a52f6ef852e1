import { category } from '@rentyard/contract/entities/category/category';
import { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import { priceRoutes as declare } from '@rentyard/contract/entities/category/priceRoutes';
import type { Characteristic } from '@rentyard/contract/entities/property/characteristicRules';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { type EditedRecord, readEdited } from '../../records/find.ts';
import { registerResource } from '../../records/registerResource.ts';
import { reorderRoute } from '../../records/routes/reorderRoute.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  findLocale,
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Saving } from '../../records/store.ts';
import { updateRecord } from '../../records/write/save.ts';
import { answerColumns } from './answerColumns.ts';
import { applyingTo, ownedBy, propertiesJson } from './categoryProperties.ts';

interface PriceRow {
  readonly property: number;
  readonly value: number | null;
}

/** Checks that prices use characteristics of the category, and values of these. */
async function checkPrices({ write, id, before, after }: Saving): Promise<readonly FieldProblem[]> {
  const rows = (after.prices ?? []) as readonly PriceRow[];
  if (rows.length === 0 || JSON.stringify(before?.prices) === JSON.stringify(rows)) return [];
  const { tx, store, binding, locale } = write;
  const isGroup = binding.resource.name === 'category_groups';
  // A new category has no characteristics yet.
  const which = id ?? 0;
  const where = isGroup ? ownedBy('category_group', which) : applyingTo(which);
  const json = await propertiesJson(tx, store, { where, shape: 'show', locale });
  const known = new Map(
    (JSON.parse(json) as readonly Characteristic[]).map((one) => [one.id, one.values]),
  );
  return rows.flatMap(({ property, value }, at): readonly FieldProblem[] => {
    const values = known.get(property);
    if (!values) return [{ path: `prices.${at}.property`, problem: { id: 'not_of_category' } }];
    const isOffered = value === null || values.some((one) => one.id === value);
    return isOffered ? [] : [{ path: `prices.${at}.value`, problem: { id: 'choice' } }];
  });
}

export const categories = registerResource(category, {
  validate: checkPrices,
  extraTables: ['offers'],
});

export const categoryGroups = registerResource(categoryGroup, {
  validate: async (saving) => [...(await checkPrices(saving)), ...(await leavingFree(saving))],
  extraTables: ['offers'],
});

/**
 * A category cannot leave the group while its records have answers to characteristics of the group,
 * because no form would show those answers.
 */
async function leavingFree({ write, id, before, after }: Saving): Promise<readonly FieldProblem[]> {
  const staying = new Set(after.categories as readonly number[]);
  const leaving = ((before?.categories ?? []) as readonly number[]).filter(
    (one) => !staying.has(one),
  );
  if (leaving.length === 0) return [];
  let answering = 0;
  for (const { resource, column } of answerColumns(write.store.bindings)) {
    const found = await write.tx.one<{ number: number }>(sql`
      select count(*) as number from ${name(resource.name)} o
      where o.category_id = any(${sql.param(leaving)}::bigint[]) and o.deleted_at is null
        and exists (
          select from properties p
          where p.category_group_id = ${id} and p.deleted_at is null
            and o.${name(column)} @> jsonb_build_array(jsonb_build_object('property', p.id))
        )`);
    answering += found?.number ?? 0;
  }
  if (answering === 0) return [];
  return [{ path: 'categories', problem: { id: 'held', values: { number: answering } } }];
}

/** The generic calls of categories or of their groups, and the calls of their prices. */
export function pricedRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  const { store, binding } = context;
  const routes = declare(binding.resource);

  handle(app, routes.edit, async ({ params: { id }, request }) => {
    const locale = await findLocale(request, store);
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
