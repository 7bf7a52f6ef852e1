import { statuses } from '@rentyard/contract/statuses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../failures.ts';
import { dataOf, type Operation } from '../http/openapi/operation.ts';
import { QueryParams } from '../http/queryParams.ts';
import { callerOf } from '../http/routeContext.ts';
import type { Kept } from '../records/kept.ts';
import type { Store } from '../records/store.ts';
import { countAll } from './countAll.ts';
import type { Counter } from './counter.ts';

/** `GET /counters`: the badges of the side bar, and the numbers on tabs by status. */
export function counterRoutes(
  app: FastifyInstance,
  store: Store,
  counters: readonly Counter[],
): void {
  const withStatuses = store.kept.filter(({ resource }) => resource.statuses !== undefined);

  app.get(
    '/counters',
    { config: { right: 'signed-in', operation: operationOf(counters, withStatuses) } },
    async (request) => {
      const { ability, isAdmin } = callerOf(request);
      const byStatus = takeStatuses(request, withStatuses);
      const readable = counters.filter(({ right }) =>
        right === 'admin' ? isAdmin : ability.can(...right),
      );
      return { data: await countAll(store.db, { counters: readable, byStatus }) };
    },
  );
}

/** `statuses=offers,orders` */
function takeStatuses(request: FastifyRequest, withStatuses: readonly Kept[]): readonly Kept[] {
  const { ability } = callerOf(request);
  const params = new QueryParams(request.url);
  const asked = params.take('statuses');
  const names = new Set(asked ? asked.split(',') : []);
  const found = withStatuses.filter(({ resource }) => names.has(resource.name));
  if (found.length < names.size) params.refuse('statuses', { id: 'choice' });
  params.finish();
  for (const { resource } of found) {
    if (!ability.can('read', resource.subject)) throw new Forbidden('read', resource.subject);
  }
  return found;
}

const count = { type: 'integer', minimum: 0 };

function operationOf(counters: readonly Counter[], withStatuses: readonly Kept[]): Operation {
  const names = withStatuses.map(({ resource }) => resource.name);
  return {
    summary: 'What waits for somebody, as far as the caller may read it',
    tag: 'overview',
    query: [
      {
        name: 'statuses',
        description: `Also count these by status, joined by commas: ${names.join(', ')}.`,
        schema: { type: 'string' },
      },
    ],
    answers: {
      200: dataOf({
        type: 'object',
        properties: {
          ...Object.fromEntries(counters.map(({ name }) => [name, count])),
          statuses: {
            type: 'object',
            description: 'By resource.',
            additionalProperties: {
              type: 'object',
              properties: Object.fromEntries(statuses.map((status) => [status, count])),
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      }),
    },
    refusals: [403],
  };
}
