import type { FastifyInstance } from 'fastify';
import { reorderRecords } from '../records/reorder.ts';
import { dataAnswer, send } from './answers.ts';
import { BodyParams } from './bodyParams.ts';
import { dataOf, type Operation } from './openapi/operation.ts';
import { closed, count, id, listOf } from './openapi/schemaParts.ts';
import { type RouteContext, takeNoParams, writeOnce } from './routeContext.ts';

/** `PATCH /brands/order` `{ids}`: a hand-made order, for resources with a `sort_order`. */
export function reorderRoute(app: FastifyInstance, context: RouteContext): void {
  const { name, subject } = context.kept.resource;
  const operation: Operation = {
    summary: 'Put records in this order, in the places that they hold together',
    tag: name,
    body: { schema: closed({ ids: { ...listOf(id), minItems: 1 } }) },
    answers: {
      200: dataOf(closed({ changed: listOf(closed({ id, sort_order: count, version: id })) })),
    },
  };
  app.patch(
    `/${name}/order`,
    { config: { right: ['update', subject], operation } },
    async (request, reply) => {
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const ids = params.takeIds('ids');
      params.finish();
      const answer = await writeOnce(request, context, request.body, async (writing) =>
        dataAnswer(JSON.stringify({ changed: await reorderRecords(writing, ids) })),
      );
      return send(reply, answer);
    },
  );
}
