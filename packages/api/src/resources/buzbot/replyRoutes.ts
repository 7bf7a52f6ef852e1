import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../failures.ts';
import { dataAnswer, send } from '../../http/answers.ts';
import { draftBody } from '../../http/formBody.ts';
import { listRoute } from '../../http/listRoute.ts';
import {
  askedOf,
  idOf,
  matchedVersion,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { takeIds } from '../../http/trashRoutes.ts';
import { findRecordJson } from '../../records/find.ts';
import { createRecord, updateRecord } from '../../records/save.ts';
import type { Store } from '../../records/store.ts';
import { trashRecords } from '../../records/trash.ts';
import { buzbotOperations as operations } from './buzbotOperations.ts';
import { replies } from './kept.ts';

const subject = 'buzbot_messages';

/** The list of ready answers, which staff keep. */
export function replyRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, kept: replies };
  listRoute(app, context, { path: '/buzbot/replies', operation: operations.replies });

  app.get(
    '/buzbot/replies/:id/edit',
    { config: { right: ['update', subject], operation: operations.reply } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const asked = await askedOf(request, store);
      const wanted = { kept: replies, id, shape: 'edit', asked } as const;
      const json = await findRecordJson(store.db, store, wanted);
      if (json === undefined) throw new NotFound();
      return send(reply, dataAnswer(json));
    },
  );

  app.post(
    '/buzbot/replies',
    { config: { right: ['create', subject], operation: operations.createReply } },
    async (request, reply) => {
      takeNoParams(request);
      const body = await draftBody(request, replies.resource);
      const answer = await writeOnce(request, context, body, async (writing) =>
        dataAnswer(JSON.stringify(await createRecord(writing, body)), 201),
      );
      return send(reply, answer);
    },
  );

  app.patch(
    '/buzbot/replies/:id',
    { config: { right: ['update', subject], operation: operations.changeReply } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const body = await draftBody(request, replies.resource);
      const version = matchedVersion(request);
      const answer = await writeOnce(request, context, body, async (writing) =>
        dataAnswer(JSON.stringify(await updateRecord(writing, { id, body, version }))),
      );
      return send(reply, answer);
    },
  );

  app.delete(
    '/buzbot/replies',
    { config: { right: ['delete', subject], operation: operations.deleteReplies } },
    async (request, reply) => {
      takeNoParams(request);
      const ids = takeIds(request);
      const answer = await writeOnce(request, context, request.body, async (writing) => {
        const { done, refused } = await trashRecords(writing, ids);
        return dataAnswer(JSON.stringify({ deleted: done, refused }));
      });
      return send(reply, answer);
    },
  );
}
