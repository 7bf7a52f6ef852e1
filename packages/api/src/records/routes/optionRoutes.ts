import { fieldAt } from '@rentyard/contract/schema/resource';
import type { fieldOptionsRoute, readRoutes } from '@rentyard/contract/schema/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { listOptions } from '../list/options.ts';
import { targetOf } from '../targets.ts';
import { localeOf, type RouteContext } from './routeContext.ts';

/** The records of a resource as options of a select. */
export function optionRoute(
  app: FastifyInstance,
  { store, binding }: RouteContext,
  route: ReturnType<typeof readRoutes>['options'],
): void {
  handle(app, route, async ({ query: { search: words, ids }, request }) => {
    const target = targetOf(store.targets, binding.resource.name);
    const query = { words, ids, withTrash: false };
    return jsonData(await listOptions(store, target, query, await localeOf(request, store)));
  });
}

/**
 * The allowed targets of a reference field. Users who may read the records see these names in them
 * anyway, and need them to set the field.
 */
export function fieldOptionRoute(
  app: FastifyInstance,
  { store, binding: { resource } }: RouteContext,
  route: ReturnType<typeof fieldOptionsRoute>,
): void {
  handle(app, route, async ({ params, query: { search: words, ids }, request }) => {
    const field = fieldAt(resource, params.field);
    if (!field || !('to' in field)) throw new NotFound();
    const query = { words, ids, withTrash: true };
    const target = targetOf(store.targets, field.to);
    return jsonData(await listOptions(store, target, query, await localeOf(request, store)));
  });
}
