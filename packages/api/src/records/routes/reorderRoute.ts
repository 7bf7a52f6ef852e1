import { reorderRoute as declare } from '@rentyard/contract/schema/writeRoutes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { reorderRecords } from '../write/reorder.ts';
import { type RouteContext, writeWithIdempotency } from './routeContext.ts';

/** `PATCH /brands/order` `{ids}`: a manual order, for resources with a `sort_order`. */
export function reorderRoute(app: FastifyInstance, context: RouteContext): void {
  handle(app, declare(context.binding.resource), async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify({ changed: await reorderRecords(write, body.ids) })),
    ),
  );
}
