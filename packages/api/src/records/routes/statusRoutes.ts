import {
  type statusHistoryRoute as declared,
  resourceRoutes,
} from '@rentyard/contract/schema/routes/resourceRoutes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { jsonData, jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { changeStatus } from '../write/changeStatus.ts';
import { listStatuses } from '../write/history.ts';
import {
  findLocale,
  matchedVersion,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from './routeContext.ts';

/** Status changes; registers nothing for a resource without statuses. */
export function statusRoutes(app: FastifyInstance, context: RouteContext): void {
  const { resource } = context.binding;
  if (!resource.statuses) return;
  handle(app, resourceRoutes(resource).changeStatus, async ({ params, body, request }) => {
    const version = body.version ?? matchedVersion(request);
    const { status, reason, undo: isUndo } = body;
    const wanted = { id: params.id, status, reason, isUndo, version };
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await changeStatus(write, wanted))),
    );
  });
}

/** The transitions of one record, newest first. */
export function statusHistoryRoute(
  app: FastifyInstance,
  { store, binding }: RouteContext,
  route: ReturnType<typeof declared>,
): void {
  handle(app, route, async ({ params: { id }, query, request }) => {
    const locale = await findLocale(request, store);
    await refuseMissing({ store, binding }, id, locale);
    const page = pageOf(query);
    return jsonPage(await listStatuses(store, binding, { id, ...page }, locale), page);
  });
}
