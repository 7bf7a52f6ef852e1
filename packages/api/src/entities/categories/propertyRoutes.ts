import {
  propertyRoutes as declared,
  listForOffer,
} from '@rentyard/contract/entities/property/propertyRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { allOf, name } from '../../db/sqlFragments.ts';
import { Forbidden, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  findLocale,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { listChangesOfParts } from '../../records/write/history.ts';
import { applyingTo, type Owner, ownedBy, propertiesJson } from './categoryProperties.ts';
import { previewImpact } from './impact.ts';
import { saveMany } from './saveMany.ts';

const tables: Readonly<Record<Owner, string>> = {
  category: 'categories',
  category_group: 'category_groups',
};

/** Characteristics as records, and those of one owner. The id in these paths is the id of the owner. */
export function propertyRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  ownerRoutes(app, context, 'category');
  ownerRoutes(app, context, 'category_group');
  const { store } = context;

  handle(app, listForOffer, async ({ params: { id }, user: { ability }, request }) => {
    // The forms of offers, orders and tags all show the characteristics of a category.
    const mayRead = (['offers', 'orders', 'tags'] as const).some((one) => ability.can('read', one));
    if (!mayRead) throw new Forbidden('read', 'offers');
    await refuseMissingOwner(store.db, 'categories', id);
    const where = allOf([applyingTo(id), sql`r.status = 'active'`]);
    const locale = await findLocale(request, store);
    return jsonData(await propertiesJson(store.db, store, { where, shape: 'show', locale }));
  });
}

function ownerRoutes(app: FastifyInstance, context: RouteContext, owner: Owner): void {
  const { store } = context;
  const routes = declared[owner];
  const table = tables[owner];
  const editable = (id: number) => ({ where: ownedBy(owner, id), shape: 'edit' }) as const;

  handle(app, routes.list, async ({ params: { id }, request }) => {
    await refuseMissingOwner(store.db, table, id);
    const locale = await findLocale(request, store);
    return jsonData(await propertiesJson(store.db, store, { ...editable(id), locale }));
  });

  handle(app, routes.history, async ({ params: { id }, query, request }) => {
    await refuseMissingOwner(store.db, table, id);
    const locale = await findLocale(request, store);
    const page = pageOf(query);
    // Deleted characteristics have a history too.
    const ids = sql`select r.id from properties r where ${ownedBy(owner, id)}`;
    const parts = { ...page, ids, name: 'property' };
    return jsonPage(await listChangesOfParts(store, context.binding, parts, locale), page);
  });

  handle(app, routes.saveMany, async ({ params: { id }, body, request }) =>
    writeWithIdempotency(request, context, body, async (write) => {
      const { tx, locale } = write;
      await refuseMissingOwner(tx, table, id, sql`for share`);
      await saveMany(write, { owner, ownerId: id, rows: body.properties });
      return jsonData(await propertiesJson(tx, store, { ...editable(id), locale }));
    }),
  );

  handle(app, routes.impact, async ({ params: { id }, body, request }) => {
    await refuseMissingOwner(store.db, table, id);
    const locale = await findLocale(request, store);
    return previewImpact(store, { owner, ownerId: id, rows: body.properties }, locale);
  });
}

/** With `lock`, the owner cannot be trashed before the transaction ends. */
async function refuseMissingOwner(
  on: Queryable,
  table: string,
  id: number,
  lock: SQL = sql``,
): Promise<void> {
  const found = await on.one(
    sql`select 1 from ${name(table)} where id = ${id} and deleted_at is null ${lock}`,
  );
  if (!found) throw new NotFound();
}
