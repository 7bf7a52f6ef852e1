import type { Use } from '@rentyard/contract/errors';
import type { Subject } from '@rentyard/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../failures.ts';
import { findRecordJson } from '../records/find.ts';
import { listChanges } from '../records/history.ts';
import { listSources } from '../records/listSources.ts';
import { usesOf } from '../records/uses.ts';
import { createAnswerMemory } from './answerMemory.ts';
import { dataAnswer, listAnswer, send } from './answers.ts';
import { takePage } from './listParams.ts';
import { listRoute } from './listRoute.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { optionRoutes } from './optionRoutes.ts';
import { QueryParams } from './queryParams.ts';
import {
  askedOf,
  callerOf,
  idOf,
  type RouteContext,
  refuseMissing,
  takeNoParams,
} from './routeContext.ts';

/** List, options, show, edit and history of a resource. */
export function readRoutes(app: FastifyInstance, { store, kept }: RouteContext): void {
  optionRoutes(app, { store, kept });
  const { name, subject } = kept.resource;
  const operations = resourceOperations(kept.resource);

  /** Records that point at this one, of those that the caller may read. */
  async function readableUses(request: FastifyRequest, id: number): Promise<readonly Use[]> {
    const asked = await askedOf(request, store);
    const uses = await usesOf(store.db, store, { to: name, ids: [id] }, asked);
    const { ability } = callerOf(request);
    return (uses.get(id) ?? []).filter((use) => ability.can('read', use.subject as Subject));
  }

  async function withUses(request: FastifyRequest, json: string, id: number): Promise<string> {
    if (!kept.resource.servesUses) return json;
    return `${json.slice(0, -1)},"uses":${JSON.stringify(await readableUses(request, id))}}`;
  }

  const memory = createAnswerMemory(store.db.writes, listSources(kept, store.targets));

  listRoute(app, { store, kept }, { path: `/${name}`, operation: operations.list });

  for (const [shape, action] of [
    ['show', 'read'],
    ['edit', 'update'],
  ] as const) {
    app.get(
      `/${name}/:id/${shape}`,
      { config: { right: [action, subject], operation: operations[shape] } },
      async (request, reply) => {
        const id = idOf(request);
        takeNoParams(request);
        const read = async () => {
          const asked = await askedOf(request, store);
          const json = await findRecordJson(store.db, store, { kept, id, shape, asked });
          if (json === undefined) throw new NotFound();
          return dataAnswer(await withUses(request, json, id));
        };
        // Where a record is used stands in tables that are not watched, and is not for everybody.
        if (shape === 'edit' || kept.resource.servesUses) return send(reply, await read());
        const key = `${request.language} ${id}`;
        const json =
          memory.recall(key) ?? (await memory.fill(key, async () => (await read()).json));
        return send(reply, { status: 200, json });
      },
    );
  }

  app.get(
    `/${name}/:id/uses`,
    { config: { right: ['read', subject], operation: operations.uses } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      await refuseMissing({ store, kept }, id, asked);
      return send(reply, dataAnswer(JSON.stringify(await readableUses(request, id))));
    },
  );

  app.get(
    `/${name}/:id/history`,
    { config: { right: ['read', subject], operation: operations.history } },
    async (request, reply) => {
      const id = idOf(request);
      const params = new QueryParams(request.url);
      const query = { id, ...takePage(params) };
      params.finish();
      const asked = await askedOf(request, store);
      await refuseMissing({ store, kept }, id, asked);
      return send(reply, listAnswer(await listChanges(store, kept, query, asked), query));
    },
  );
}
