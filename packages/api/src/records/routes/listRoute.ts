import { hasComments, type Permission } from '@rentyard/contract/permissions';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { PageResponse, Route, Schema } from '@rentyard/contract/schema/routes/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodMiniObject } from 'zod/mini';
import { createTableCache } from '../../db/tableCache.ts';
import { Forbidden } from '../../errors/failures.ts';
import { type Call, handle } from '../../http/handle.ts';
import { JsonResponse, jsonPage } from '../../http/jsonResponse.ts';
import { findSources } from '../fieldKinds/fieldKinds.ts';
import { listRecords } from '../list/list.ts';
import type { ResourceBinding } from '../store.ts';
import type { Targets } from '../targets.ts';
import { findLocale, type RouteContext } from './routeContext.ts';

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
  const cache = cacheResponses({ store, binding });
  const buildKey = ({ language, url }: FastifyRequest) => `${language} ${url}`;
  async function list({ query, request, user }: Call<ListRoute>): Promise<JsonResponse> {
    const read = async () =>
      jsonPage(await listRecords(store, binding, query, await findLocale(request, store)), query);
    if (!query.isTrash) return cache.getOrRead(buildKey(request), read);
    // The trash is never cached: it needs another permission than the list.
    if (!user.ability.can('delete', subject)) throw new Forbidden('delete', subject);
    return read();
  }
  handle(app, route as ListRoute, list, (request) => cache.get(buildKey(request)));
}

/** Maximum bytes of one cache; a page of offers has about twelve thousand. */
const cachedBytes = 4 * 1_048_576;

/** Caches the responses of a call until a table that the lists of the resource read is written. */
export function cacheResponses({ store, binding }: RouteContext) {
  const sources = listSources(binding, store.targets);
  const cache = createTableCache<JsonResponse>(store.db.tableChanges, sources, {
    maxSize: cachedBytes,
    // A rare, large body would evict many small ones.
    maxEntrySize: cachedBytes / 16,
    // The compressed copies of a page have about a fifth of its length.
    sizeCalculation: ({ json }, key) => Math.ceil(json.length * 1.2) + key.length,
  });
  // What depends on the time is read again each minute.
  const timed = (key: string) =>
    binding.changesWithTime ? `${Math.floor(store.clock().getTime() / 60_000)} ${key}` : key;
  return {
    get: (key: string): JsonResponse | undefined => cache.get(timed(key)),
    getOrRead: (key: string, read: () => Promise<JsonResponse>): Promise<JsonResponse> =>
      cache.getOrRead(timed(key), async () => {
        const { status, json } = await read();
        return new JsonResponse(status, Buffer.from(json));
      }),
  };
}

/**
 * The tables that a list of the resource depends on: its cached response stays valid until one of
 * them is written. A quiet write (see `count_rows`) invalidates only the list of the table
 * itself.
 */
export function listSources(
  { resource, extraTables }: ResourceBinding,
  targets: Targets,
): readonly string[] {
  const pointedAt = plainFields(resource).flatMap(([, field]) => findSources(field, targets));
  return [
    ...new Set([
      resource.name,
      `${resource.name}_quietly`,
      `${resource.name}_health`,
      'languages',
      'users',
      ...(hasComments(resource.subject) ? ['comments'] : []),
      ...pointedAt,
      ...extraTables,
    ]),
  ];
}
