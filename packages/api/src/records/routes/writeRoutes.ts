import {
  updateRoutes as declare,
  writeRoutes as declareWrites,
} from '@rentyard/contract/schema/writeRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MethodNotAllowed } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { revertRecord } from '../write/revert.ts';
import { createRecord, updateRecord } from '../write/save.ts';
import { matchedVersion, type RouteContext, writeWithIdempotency } from './routeContext.ts';

/** Replacements for the write functions, for resources whose saves write more than the record. */
export interface WriteHandlers {
  readonly create?: typeof createRecord;
  readonly update?: typeof updateRecord;
}

/** Creation of a record from a draft. */
export function createRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { create = createRecord }: WriteHandlers = {},
): void {
  handle(app, declareWrites(context.binding.resource).create, async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await create(write, body)), 201),
    ),
  );
}

/** Update and revert of a record. */
export function updateRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { update = updateRecord }: WriteHandlers = {},
): void {
  const routes = declare(context.binding.resource);

  async function save(request: FastifyRequest, id: number): Promise<JsonResponse> {
    const { body } = request;
    const version = matchedVersion(request);
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await update(write, { id, body, version }))),
    );
  }

  handle(app, routes.update, async ({ params, request }) => save(request, params.id));

  handle(app, routes.formUpdate, async ({ params, query, request }) => {
    if (query._method === undefined) throw new MethodNotAllowed('POST', ['PATCH']);
    return save(request, params.id);
  });

  handle(app, routes.revert, async ({ params: { id }, body, request }) => {
    const version = body.version ?? matchedVersion(request);
    const { to = 'after' } = body;
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await revertRecord(write, { id, entry: body.entry, to, version }))),
    );
  });
}
