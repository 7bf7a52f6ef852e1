import { trashRoutes as declare } from '@rentyard/contract/schema/routes/trashRoutes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { purgeRecords, restoreRecords, trashRecords } from '../trash/trash.ts';
import { type RouteContext, writeWithIdempotency } from './routeContext.ts';

/** Deletes to the trash, restores and purges records. */
export function trashRoutes(app: FastifyInstance, context: RouteContext): void {
  const { remove, restore, purge } = declare(context.binding.resource);

  handle(app, remove, async ({ body: ids, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { done, refused } = await trashRecords(write, ids);
      return jsonData(JSON.stringify({ deleted: done, refused }));
    }),
  );

  handle(app, restore, async ({ body: ids, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { done, refused } = await restoreRecords(write, ids);
      return jsonData(JSON.stringify({ restored: done, refused }));
    }),
  );

  handle(app, purge, async ({ body: ids, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { done, refused } = await purgeRecords(write, ids);
      return jsonData(JSON.stringify({ purged: done, refused }));
    }),
  );
}
