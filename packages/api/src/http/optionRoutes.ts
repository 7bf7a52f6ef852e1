import { fieldAt } from '@rentyard/contract/resource';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../failures.ts';
import { listOptions, optionsAtMost } from '../records/options.ts';
import type { Store } from '../records/store.ts';
import { type Target, targetOf } from '../records/targets.ts';
import { dataAnswer, send } from './answers.ts';
import { takeSearch } from './listParams.ts';
import type { Operation } from './openapi/operation.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { QueryParams } from './queryParams.ts';
import { askedOf, type RouteContext } from './routeContext.ts';

/** What selects choose from: the records of a resource, and those that its references may point at. */
export function optionRoutes(app: FastifyInstance, { store, kept }: RouteContext): void {
  const { name, subject } = kept.resource;
  const { options, fieldOptions } = resourceOperations(kept.resource);
  app.get(
    `/${name}/list`,
    { config: { right: ['read', subject], operation: options } },
    (request, reply) =>
      answer(request, reply, {
        store,
        target: targetOf(store.targets, name),
        withTrash: false,
      }),
  );
  fieldOptionRoute(app, { store, kept }, { path: `/${name}`, operation: fieldOptions });
}

interface Address {
  /** Where the calls of the resource stand. */
  readonly path: string;
  readonly operation: Operation;
}

/**
 * What a reference of a resource may point at. Whoever may read the records sees these names in them
 * anyway, and needs them to write one.
 */
export function fieldOptionRoute(
  app: FastifyInstance,
  { store, kept: { resource } }: RouteContext,
  { path, operation }: Address,
): void {
  app.get(
    `${path}/options/:field`,
    { config: { right: ['read', resource.subject], operation } },
    (request, reply) => {
      const { field: asked } = request.params as { field: string };
      const field = fieldAt(resource, asked);
      if (field?.kind !== 'reference' && field?.kind !== 'references') throw new NotFound();
      const target = targetOf(store.targets, field.to);
      return answer(request, reply, { store, target, withTrash: true });
    },
  );
}

interface From {
  readonly store: Store;
  readonly target: Target;
  readonly withTrash: boolean;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, target, withTrash }: From,
) {
  const params = new QueryParams(request.url);
  const words = takeSearch(params);
  const ids = takeIds(params);
  params.finish();
  const query = { words, ids, withTrash };
  const options = await listOptions(store, target, query, await askedOf(request, store));
  return send(reply, dataAnswer(options));
}

/** `ids=1,2,3`; undefined when the parameter is missing. */
function takeIds(params: QueryParams): readonly number[] | undefined {
  const text = params.take('ids');
  if (text === undefined) return undefined;
  const ids = text === '' ? [] : text.split(',');
  if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) params.refuse('ids', { id: 'type' });
  if (ids.length > optionsAtMost) {
    params.refuse('ids', { id: 'max_value', values: { number: optionsAtMost } });
  }
  return ids.map(Number);
}
