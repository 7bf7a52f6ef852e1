import {
  findMessages,
  listMessagesRoute,
  sendMessage,
} from '@rentyard/contract/entities/chat/messageRoutes';
import type { FastifyInstance } from 'fastify';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import {
  findLocale,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { rooms } from '../rooms/rooms.ts';
import { listMessages, type MessagesPage, messageJson, searchMessages } from './messages.ts';
import { postMessage } from './postMessage.ts';

/** Messages: those of a room, a search in all rooms, and new ones. */
export function messageRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, binding: rooms };

  handle(app, findMessages, async ({ query: { search: words, before, limit }, request }) => {
    if (words.length === 0) {
      throw Invalid.at('search', { id: 'required', values: { field: 'search' } });
    }
    const locale = await findLocale(request, store);
    return keyPage(await searchMessages(store, { words, before, limit }, locale), limit);
  });

  handle(app, listMessagesRoute, async ({ params: { roomId }, query, request }) => {
    const { search: words, before, after, limit } = query;
    const locale = await findLocale(request, store);
    await refuseMissing(context, roomId, locale);
    const wanted = { roomId, words, before, after, limit };
    return keyPage(await listMessages(store, wanted, locale), limit);
  });

  handle(app, sendMessage, async ({ params: { roomId }, body, request }) => {
    const { text, client_id: clientId, kind } = body;
    const attachments = [...new Set(body.attachments ?? [])];
    if (text === null && attachments.length === 0) {
      throw Invalid.at('text', { id: 'required', values: { field: 'text' } });
    }
    const message = { roomId, text: text ?? '', clientId, kind, attachments };
    return writeWithIdempotency(request, context, body, async (write) => {
      const { id, isNew } = await postMessage(write, message);
      const json = await messageJson(write.tx, id, write.locale);
      return jsonData(json ?? 'null', isNew ? 201 : 200);
    });
  });
}

/** Newest first; `has_more` is true when there is a next page. */
function keyPage({ json, hasMore }: MessagesPage, limit: number): JsonResponse {
  const meta = JSON.stringify({ limit, has_more: hasMore });
  return new JsonResponse(200, `{"data":${json},"meta":${meta}}`);
}
