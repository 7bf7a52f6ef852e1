import type { Permission } from '@rentyard/contract/permissions';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { PageResponse, Route, Schema } from '@rentyard/contract/schema/route';
import type { FastifyInstance } from 'fastify';
import type { ZodMiniObject } from 'zod/mini';
import { Forbidden } from '../../errors/failures.ts';
import { type Call, handle } from '../../http/handle.ts';
import { JsonResponse, jsonPage } from '../../http/jsonResponse.ts';
import { createResponseCache } from '../../http/responseCache.ts';
import { listRecords } from '../list/list.ts';
import { listSources } from '../list/listSources.ts';
import { localeOf, type RouteContext } from './routeContext.ts';

/** A declaration of `listRoute` in the contract. */
type ListRoute = Route<`/${string}`, Permission, ZodMiniObject, Schema<ListQuery>> & {
  readonly response: PageResponse;
};

/** The list of a resource: pages, search, order, filters and trash. */
export function listRoute<R extends ListRoute>(
  app: FastifyInstance,
  { store, binding }: RouteContext,
  route: R,
): void {
  const { subject } = binding.resource;
  const memory = createResponseCache(store.db.tableChanges, listSources(binding, store.targets));
  handle(app, route as ListRoute, async ({ query, request, language, user }: Call<ListRoute>) => {
    const key = `${language} ${request.url}`;
    const known = memory.get(key);
    if (known) return new JsonResponse(200, known);
    const read = async () =>
      jsonPage(await listRecords(store, binding, query, await localeOf(request, store)), query);
    if (!query.isTrash) {
      return new JsonResponse(
        200,
        await memory.getOrLoad(key, async () => String((await read()).json)),
      );
    }
    // The trash is never cached: it needs another permission than the list.
    if (!user.ability.can('delete', subject)) throw new Forbidden('delete', subject);
    return read();
  });
}
