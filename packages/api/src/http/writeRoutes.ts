import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MethodNotAllowed } from '../failures.ts';
import { revertRecord } from '../records/revert.ts';
import { createRecord, updateRecord } from '../records/save.ts';
import { type Answer, dataAnswer, send } from './answers.ts';
import { BodyParams } from './bodyParams.ts';
import { draftBody } from './formBody.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { QueryParams } from './queryParams.ts';
import {
  idOf,
  matchedVersion,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from './routeContext.ts';

/** How a resource is written when more goes with it than the record. */
export interface Writes {
  readonly create?: typeof createRecord;
  readonly update?: typeof updateRecord;
}

/** Creation of a record from a draft. */
export function createRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { create = createRecord }: Writes = {},
): void {
  const { name, subject } = context.kept.resource;
  const operations = resourceOperations(context.kept.resource);

  app.post(
    `/${name}`,
    { config: { right: ['create', subject], operation: operations.create } },
    async (request, reply) => {
      takeNoParams(request);
      const body = await draftBody(request, context.kept.resource);
      const answer = await writeOnce(request, context, body, async (writing) =>
        dataAnswer(JSON.stringify(await create(writing, body)), 201),
      );
      return send(reply, answer);
    },
  );
}

/** Update and revert of a record. */
export function updateRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { update = updateRecord }: Writes = {},
): void {
  const { name, subject } = context.kept.resource;
  const operations = resourceOperations(context.kept.resource);

  app.patch(
    `/${name}/:id`,
    { config: { right: ['update', subject], operation: operations.update } },
    async (request, reply) => {
      takeNoParams(request);
      return send(reply, await answerUpdate(request, context, update));
    },
  );

  // What a browser's form can send: POST with the method in the address.
  app.post(
    `/${name}/:id`,
    { config: { right: ['update', subject], operation: operations.formUpdate } },
    async (request, reply) => {
      const params = new QueryParams(request.url);
      const method = params.take('_method');
      if (method === undefined) throw new MethodNotAllowed('POST', ['PATCH']);
      if (method !== 'PATCH') params.refuse('_method', { id: 'choice' });
      params.finish();
      return send(reply, await answerUpdate(request, context, update));
    },
  );

  app.post(
    `/${name}/:id/revert`,
    { config: { right: ['update', subject], operation: operations.revert } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const entry = params.takeId('entry');
      const version = params.takeVersion() ?? matchedVersion(request);
      params.finish();
      const answer = await writeOnce(request, context, request.body, async (writing) =>
        dataAnswer(JSON.stringify(await revertRecord(writing, { id, entry, version }))),
      );
      return send(reply, answer);
    },
  );
}

async function answerUpdate(
  request: FastifyRequest,
  context: RouteContext,
  update: typeof updateRecord,
): Promise<Answer> {
  const id = idOf(request);
  const body = await draftBody(request, context.kept.resource);
  const version = matchedVersion(request);
  return writeOnce(request, context, body, async (writing) =>
    dataAnswer(JSON.stringify(await update(writing, { id, body, version }))),
  );
}
