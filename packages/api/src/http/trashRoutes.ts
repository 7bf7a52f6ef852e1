import type { Action } from '@rentyard/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Outcome, purgeRecords, restoreRecords, trashRecords } from '../records/trash.ts';
import type { Writing } from '../records/writing.ts';
import { dataAnswer, send } from './answers.ts';
import { BodyParams } from './bodyParams.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { type RouteContext, takeNoParams, writeOnce } from './routeContext.ts';

type Deed = (writing: Writing, ids: readonly number[]) => Promise<Outcome>;

interface Call {
  readonly method: 'DELETE' | 'POST';
  readonly path: string;
  readonly action: Action;
  /** Key of the answer that lists the records it was done to. */
  readonly done: string;
  readonly deed: Deed;
  readonly operation: 'delete' | 'restore' | 'purge';
}

const calls: readonly Call[] = [
  {
    method: 'DELETE',
    path: '',
    action: 'delete',
    done: 'deleted',
    deed: trashRecords,
    operation: 'delete',
  },
  {
    method: 'POST',
    path: '/restore',
    action: 'delete',
    done: 'restored',
    deed: restoreRecords,
    operation: 'restore',
  },
  {
    method: 'POST',
    path: '/purge',
    action: 'manage',
    done: 'purged',
    deed: purgeRecords,
    operation: 'purge',
  },
];

/** To the trash, out of it, and away for good. */
export function trashRoutes(app: FastifyInstance, context: RouteContext): void {
  const { name, subject } = context.kept.resource;
  const operations = resourceOperations(context.kept.resource);
  for (const { method, path, action, done, deed, operation } of calls) {
    app.route({
      method,
      url: `/${name}${path}`,
      config: { right: [action, subject], operation: operations[operation] },
      handler: async (request, reply) => {
        takeNoParams(request);
        const ids = takeIds(request);
        const answer = await writeOnce(request, context, request.body, async (writing) => {
          const outcome = await deed(writing, ids);
          return dataAnswer(JSON.stringify({ [done]: outcome.done, refused: outcome.refused }));
        });
        return send(reply, answer);
      },
    });
  }
}

/** `{ "id": 1 }` or `{ "ids": [1, 2] }`, never both and never none. */
export function takeIds(request: FastifyRequest): readonly number[] {
  const params = new BodyParams(request.body);
  const ids = params.has('id') ? [params.takeId('id')] : params.takeIds('ids');
  params.finish();
  return ids;
}
