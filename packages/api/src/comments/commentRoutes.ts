import { mentionedIds } from '@rentyard/contract/entities/comment';
import {
  commentRoutes as declare,
  type TimelineCursor,
} from '@rentyard/contract/entities/commentRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { handle } from '../http/handle.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { JsonResponse, jsonData } from '../http/jsonResponse.ts';
import type { Person } from '../http/person.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { localeOf, type RouteContext, refuseMissing } from '../records/routes/routeContext.ts';
import { deleteComment, insertComment, updateComment } from './commentRecords.ts';
import { readTimeline } from './timeline.ts';

interface Window {
  readonly before?: TimelineCursor | undefined;
  readonly limit: number;
}

/** Comments on the records of a resource, and their timeline. */
export function commentRoutes(
  app: FastifyInstance,
  context: RouteContext,
  notifier: Notifier,
): void {
  const { store, binding } = context;
  const { resource } = binding;
  const { db, clock } = store;
  const routes = declare(resource);

  async function page(
    request: FastifyRequest,
    recordId: number,
    { before, limit }: Window,
    query: { readonly person: Person; readonly kinds?: readonly TimelineCursor['kind'][] },
  ): Promise<JsonResponse> {
    const locale = await localeOf(request, store);
    await refuseMissing(context, recordId, locale);
    const read = { ...query, store, binding, recordId, before, limit, locale };
    const { json, next } = await readTimeline(read);
    return new JsonResponse(200, `{"data":${json},"meta":${JSON.stringify({ next })}}`);
  }

  handle(app, routes.timeline, async ({ params: { id }, query, user: person, request }) =>
    page(request, id, query, { person }),
  );

  handle(app, routes.list, async ({ params: { id }, query, user: person, request }) =>
    page(request, id, query, { person, kinds: ['comment'] }),
  );

  handle(app, routes.create, async ({ params: { id: recordId }, body, user: person, request }) => {
    const locale = await localeOf(request, store);
    await refuseMissing(context, recordId, locale);
    return withIdempotency(request, { db, clock, body }, async (tx) => {
      const about = { resource, recordId };
      const comment = await insertComment(tx, about, { text: body.text, person, now: clock() });
      await notifyMentioned(tx, person, {
        ...{ recordId, commentId: comment.id },
        userIds: mentionedIds(comment.text),
      });
      return jsonData(JSON.stringify(comment), 201);
    });
  });

  handle(app, routes.update, async ({ params, body, user: person, request }) => {
    const { id: recordId, comment: id } = params;
    await refuseMissing(context, recordId, await localeOf(request, store));
    return db.transaction(async (tx) => {
      const found = { resource, recordId, id, person };
      const { comment, added } = await updateComment(tx, found, { text: body.text, now: clock() });
      await notifyMentioned(tx, person, { recordId, commentId: id, userIds: added });
      return comment;
    });
  });

  handle(app, routes.remove, async ({ params, user: person, request }) => {
    const { id: recordId, comment: id } = params;
    await refuseMissing(context, recordId, await localeOf(request, store));
    await db.transaction((tx) => deleteComment(tx, { resource, recordId, id, person }));
    return undefined;
  });

  function notifyMentioned(
    tx: Transaction,
    person: Person,
    about: {
      readonly recordId: number;
      readonly commentId: number;
      readonly userIds: readonly number[];
    },
  ): Promise<void> {
    return notifier.notify(tx, store, { kind: 'mention', binding, by: person.id, ...about });
  }
}
