import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import {
  changeReply,
  createReply,
  deleteReplies,
  editReply,
  listReplies,
} from '@rentyard/contract/entities/chat/replyRoutes';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { findRecordJson } from '../../records/find.ts';
import { registerResource } from '../../records/registerResource.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import {
  findLocale,
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { trashRecords } from '../../records/trash/trash.ts';
import { createRecord, updateRecord } from '../../records/write/save.ts';

export const replies = registerResource(buzbotReply);

/** The canned responses of agents. */
export function replyRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, binding: replies };
  listRoute(app, context, listReplies);

  handle(app, editReply, async ({ params: { id }, request }) => {
    const locale = await findLocale(request, store);
    const wanted = { binding: replies, id, shape: 'edit', locale } as const;
    const json = await findRecordJson(store.db, store, wanted);
    if (json === undefined) throw new NotFound();
    return jsonData(json);
  });

  handle(app, createReply, async ({ body, request }) =>
    writeWithIdempotency(request, context, body, async (write) =>
      jsonData(JSON.stringify(await createRecord(write, body)), 201),
    ),
  );

  handle(app, changeReply, async ({ params: { id }, body, request }) => {
    const version = matchedVersion(request);
    return writeWithIdempotency(request, context, body, async (write) =>
      jsonData(JSON.stringify(await updateRecord(write, { id, body, version }))),
    );
  });

  handle(app, deleteReplies, async ({ body: ids, request }) =>
    writeWithIdempotency(request, context, ids, async (write) => {
      const { done, refused } = await trashRecords(write, ids);
      return jsonData(JSON.stringify({ deleted: done, refused }));
    }),
  );
}
