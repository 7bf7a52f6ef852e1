import type { FastifyInstance } from 'fastify';
import { Forbidden } from '../failures.ts';
import { listRecords } from '../records/list.ts';
import { listSources } from '../records/listSources.ts';
import { createAnswerMemory } from './answerMemory.ts';
import { listAnswer, send } from './answers.ts';
import { takeListQuery } from './listParams.ts';
import type { Operation } from './openapi/operation.ts';
import { QueryParams } from './queryParams.ts';
import { askedOf, callerOf, type RouteContext } from './routeContext.ts';

interface Address {
  readonly path: string;
  readonly operation: Operation;
}

/** The list of a resource: pages, search, order, filters and trash. */
export function listRoute(
  app: FastifyInstance,
  { store, kept }: RouteContext,
  { path, operation }: Address,
): void {
  const { subject } = kept.resource;
  const memory = createAnswerMemory(store.db.writes, listSources(kept, store.targets));
  app.get(path, { config: { right: ['read', subject], operation } }, async (request, reply) => {
    const key = `${request.language} ${request.url}`;
    const known = memory.recall(key);
    if (known) return send(reply, { status: 200, json: known });
    const params = new QueryParams(request.url);
    const query = takeListQuery(params, kept.resource);
    params.finish();
    const read = async () =>
      listAnswer(await listRecords(store, kept, query, await askedOf(request, store)), query);
    if (!query.isTrash) {
      const json = await memory.fill(key, async () => (await read()).json);
      return send(reply, { status: 200, json });
    }
    // Not everybody who may read the list may look into its trash: that is never kept.
    if (!callerOf(request).ability.can('delete', subject)) throw new Forbidden('delete', subject);
    return send(reply, await read());
  });
}
