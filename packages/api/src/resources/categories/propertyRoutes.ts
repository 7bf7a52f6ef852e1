import type { Subject } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { Forbidden, NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { resourceRoutes } from '../../http/resourceRoutes.ts';
import {
  askedOf,
  callerOf,
  idOf,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { allOf, name } from '../../records/fragments.ts';
import { holdingFor, type Owner, ownedBy, propertiesJson } from './askedProperties.ts';
import { impactOf } from './impact.ts';
import { operations, propertiesAtMost } from './operations.ts';
import { saveMany } from './saveMany.ts';

interface Owners {
  readonly owner: Owner;
  readonly table: string;
  readonly subject: Subject;
  /** Ends the addresses of the calls of groups; those of categories are the customer's own. */
  readonly suffix: string;
}

const owners: readonly Owners[] = [
  { owner: 'category', table: 'categories', subject: 'categories', suffix: '' },
  {
    owner: 'category_group',
    table: 'category_groups',
    subject: 'category-groups',
    suffix: '_for_category_group',
  },
];

/** Characteristics as records, and by whom they belong to. The id in these addresses is the owner's. */
export function propertyRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  for (const one of owners) ownerRoutes(app, context, one);
  const { store } = context;

  app.get(
    '/properties/:id/list_for_offer',
    { config: { right: 'signed-in', operation: operations.listForOffer } },
    async (request, reply) => {
      refuseStranger(request);
      const id = idOf(request);
      takeNoParams(request);
      await refuseMissingOwner(store.db, 'categories', id);
      const where = allOf([holdingFor(id), sql`r.status = 'active'`]);
      const asked = await askedOf(request, store);
      const json = await propertiesJson(store.db, store, { where, shape: 'show', asked });
      return send(reply, dataAnswer(json));
    },
  );
}

/**
 * Offers, orders and tags are all filled in by what a category asks.
 * @throws {Forbidden} for whoever may read none of them.
 */
function refuseStranger(request: FastifyRequest): void {
  const { ability } = callerOf(request);
  const mayRead = (['offers', 'orders', 'tags'] as const).some((one) => ability.can('read', one));
  if (!mayRead) throw new Forbidden('read', 'offers');
}

function ownerRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { owner, table, subject, suffix }: Owners,
): void {
  const { store } = context;
  const editable = (id: number) => ({ where: ownedBy(owner, id), shape: 'edit' }) as const;

  app.get(
    `/properties/:id/for_${owner}`,
    { config: { right: ['read', subject], operation: operations.ofOwner } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      await refuseMissingOwner(store.db, table, id);
      const asked = await askedOf(request, store);
      const json = await propertiesJson(store.db, store, { ...editable(id), asked });
      return send(reply, dataAnswer(json));
    },
  );

  app.post(
    `/properties/:id/create_or_update_many${suffix}`,
    { config: { right: ['update', subject], operation: operations.saveMany } },
    async (request, reply) => {
      const id = idOf(request);
      const rows = takeRows(request);
      const answer = await writeOnce(request, context, request.body, async (writing) => {
        const { tx, asked } = writing;
        await refuseMissingOwner(tx, table, id, sql`for share`);
        await saveMany(writing, { owner, ownerId: id, rows });
        return dataAnswer(await propertiesJson(tx, store, { ...editable(id), asked }));
      });
      return send(reply, answer);
    },
  );

  app.post(
    `/properties/:id/impact${suffix}`,
    { config: { right: ['update', subject], operation: operations.impact } },
    async (request, reply) => {
      const id = idOf(request);
      const rows = takeRows(request);
      await refuseMissingOwner(store.db, table, id);
      const asked = await askedOf(request, store);
      const impacts = await impactOf(store, { owner, ownerId: id, rows }, asked);
      return send(reply, dataAnswer(JSON.stringify(impacts)));
    },
  );
}

function takeRows(request: FastifyRequest): readonly unknown[] {
  takeNoParams(request);
  const params = new BodyParams(request.body);
  const rows = params.takeRows('properties', propertiesAtMost);
  params.finish();
  return rows;
}

/** `lock` keeps the owner from going to the trash before the transaction ends. */
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
