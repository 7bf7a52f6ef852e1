import { fieldAt } from '@rentyard/contract/resource';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../failures.ts';
import { listOptions, optionsAtMost } from '../records/options.ts';
import { type Target, targetOf } from '../records/targets.ts';
import { dataAnswer, send } from './answers.ts';
import { takeSearch } from './listParams.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { QueryParams } from './queryParams.ts';
import { askedOf, type RouteContext } from './routeContext.ts';

/** What selects choose from: the records of a resource, and those that its references may point at. */
export function optionRoutes(app: FastifyInstance, { store, kept }: RouteContext): void {
  const { resource } = kept;
  const { name, subject } = resource;
  const operations = resourceOperations(resource);
  const right = ['read', subject] as const;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    from: { readonly target: Target; readonly withTrash: boolean },
  ) {
    const params = new QueryParams(request.url);
    const words = takeSearch(params);
    const ids = takeIds(params);
    params.finish();
    const query = { words, ids, withTrash: from.withTrash };
    const options = await listOptions(store, from.target, query, await askedOf(request, store));
    return send(reply, dataAnswer(options));
  }

  app.get(`/${name}/list`, { config: { right, operation: operations.options } }, (request, reply) =>
    answer(request, reply, { target: targetOf(store.targets, name), withTrash: false }),
  );

  // Whoever may read the records sees these names in them anyway, and needs them to write one.
  app.get(
    `/${name}/options/:field`,
    { config: { right, operation: operations.fieldOptions } },
    (request, reply) => {
      const { field: path } = request.params as { field: string };
      const field = fieldAt(resource, path);
      if (field?.kind !== 'reference' && field?.kind !== 'references') throw new NotFound();
      return answer(request, reply, { target: targetOf(store.targets, field.to), withTrash: true });
    },
  );
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
