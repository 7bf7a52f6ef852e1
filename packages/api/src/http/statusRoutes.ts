import { statusesOf } from '@rentyard/contract/statuses';
import type { FastifyInstance } from 'fastify';
import { changeStatus } from '../records/changeStatus.ts';
import { listStatuses } from '../records/history.ts';
import { dataAnswer, listAnswer, send } from './answers.ts';
import { BodyParams } from './bodyParams.ts';
import { takePage } from './listParams.ts';
import { resourceOperations } from './openapi/resourceOperations.ts';
import { QueryParams } from './queryParams.ts';
import {
  askedOf,
  idOf,
  matchedVersion,
  type RouteContext,
  refuseMissing,
  takeNoParams,
  writeOnce,
} from './routeContext.ts';

const reasonAtMost = 2_000;

/** The way from status to status; nothing for a resource without them. */
export function statusRoutes(app: FastifyInstance, context: RouteContext): void {
  const { name, subject, statuses: machine } = context.kept.resource;
  if (!machine) return;
  const options = statusesOf(machine);
  const operations = resourceOperations(context.kept.resource);
  app.patch(
    `/${name}/:id/change_status`,
    { config: { right: ['change_status', subject], operation: operations.changeStatus } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const status = params.takeChoice('status', options);
      const reason = params.takeText('reason', reasonAtMost);
      const version = params.takeVersion() ?? matchedVersion(request);
      params.finish();
      const wanted = { id, status, reason, version };
      const answer = await writeOnce(request, context, request.body, async (writing) =>
        dataAnswer(JSON.stringify(await changeStatus(writing, wanted))),
      );
      return send(reply, answer);
    },
  );
}

/** `GET /offers/status/{id}/history_for_offer`: the transitions of one record, newest first. */
export function statusHistoryRoute(
  app: FastifyInstance,
  { store, kept }: RouteContext,
  path: string,
): void {
  const { subject } = kept.resource;
  const { statusHistory } = resourceOperations(kept.resource);
  app.get(
    path,
    { config: { right: ['read', subject], operation: statusHistory } },
    async (request, reply) => {
      const id = idOf(request);
      const params = new QueryParams(request.url);
      const query = { id, ...takePage(params) };
      params.finish();
      const asked = await askedOf(request, store);
      await refuseMissing({ store, kept }, id, asked);
      return send(reply, listAnswer(await listStatuses(store, kept, query, asked), query));
    },
  );
}
