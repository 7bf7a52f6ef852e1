import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { reorderRoute } from '../../http/reorderRoute.ts';
import { resourceRoutes } from '../../http/resourceRoutes.ts';
import {
  askedOf,
  idOf,
  matchedVersion,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { type EditedRecord, readEdited } from '../../records/find.ts';
import type { Asked } from '../../records/fragments.ts';
import { updateRecord } from '../../records/save.ts';
import { holdingFor, ownedBy, propertiesJson } from './askedProperties.ts';
import { operations } from './operations.ts';

/** The generic calls of categories or of their groups, and those of the prices. */
export function pricedRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  const { store, kept } = context;
  const { name, subject } = kept.resource;

  app.get(
    `/${name}/:id/edit_prices`,
    { config: { right: ['update', subject], operation: operations.editPrices } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      const record = await readEdited(store.db, store, { kept, id, asked });
      if (!record) throw new NotFound();
      return send(reply, dataAnswer(await pricesJson(store.db, context, record, asked)));
    },
  );

  app.patch(
    `/${name}/:id/update_prices`,
    { config: { right: ['update', subject], operation: operations.updatePrices } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const body = {
        prices: params.takeGiven('prices'),
        ...(params.has('id') ? { id: params.takeGiven('id') } : {}),
      };
      const version = params.takeVersion() ?? matchedVersion(request);
      params.finish();
      const answer = await writeOnce(request, context, request.body, async (writing) => {
        const record = await updateRecord(writing, { id, body, version });
        return dataAnswer(await pricesJson(writing.tx, context, record, writing.asked));
      });
      return send(reply, answer);
    },
  );
}

/** The prices, and the characteristics that may be priced with their values named. */
async function pricesJson(
  on: Queryable,
  { store, kept }: RouteContext,
  { id, version, prices }: EditedRecord,
  asked: Asked,
): Promise<string> {
  const isGroup = kept.resource.name === 'category_groups';
  const where = isGroup ? ownedBy('category_group', id) : holdingFor(id);
  const properties = await propertiesJson(on, store, { where, shape: 'show', asked });
  return `{"id":${id},"version":${version},"prices":${JSON.stringify(prices)},"properties":${properties}}`;
}
