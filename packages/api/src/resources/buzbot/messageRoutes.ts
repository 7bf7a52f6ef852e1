import { messageBounds, messageKinds } from '@rentyard/contract/buzbotMessage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { takeSearch } from '../../http/listParams.ts';
import { QueryParams } from '../../http/queryParams.ts';
import {
  askedOf,
  positiveId,
  type RouteContext,
  refuseMissing,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { buzbotOperations as operations } from './buzbotOperations.ts';
import { rooms } from './kept.ts';
import { listMessages, type MessagesPage, messageJson, searchMessages } from './messages.ts';
import { postMessage } from './postMessage.ts';

const limits = { min: 1, max: 100, or: 50 } as const;

/** Messages: of a room, of all rooms by their words, and new ones. */
export function messageRoutes(app: FastifyInstance, store: Store): void {
  const context: RouteContext = { store, kept: rooms };

  app.get(
    '/buzbot/messages',
    { config: { right: ['read', 'buzbot_messages'], operation: operations.findMessages } },
    async (request, reply) => {
      const params = new QueryParams(request.url);
      const words = takeSearch(params);
      const before = takeKey(params, 'before');
      const limit = params.takeInteger('limit', limits);
      if (words.length === 0) {
        params.refuse('search', { id: 'required', values: { field: 'search' } });
      }
      params.finish();
      const asked = await askedOf(request, store);
      const page = await searchMessages(store, { words, before, limit }, asked);
      return send(reply, keyAnswer(page, limit));
    },
  );

  app.get(
    '/buzbot/messages/:roomId',
    { config: { right: ['read', 'buzbot_messages'], operation: operations.messages } },
    async (request, reply) => {
      const roomId = roomOf(request);
      const params = new QueryParams(request.url);
      const query = {
        roomId,
        before: takeKey(params, 'before'),
        after: takeKey(params, 'after'),
        limit: params.takeInteger('limit', limits),
        words: takeSearch(params),
      };
      params.finish();
      const asked = await askedOf(request, store);
      await refuseMissing(context, roomId, asked);
      return send(reply, keyAnswer(await listMessages(store, query, asked), query.limit));
    },
  );

  app.post(
    '/buzbot/messages/:roomId',
    { config: { right: ['update', 'buzbot_messages'], operation: operations.post } },
    async (request, reply) => {
      const roomId = roomOf(request);
      takeNoParams(request);
      const message = { roomId, ...takeMessage(request.body) };
      const answer = await writeOnce(request, context, request.body, async (writing) => {
        const { id, isNew } = await postMessage(writing, message);
        const json = await messageJson(writing.tx, id, writing.asked);
        return dataAnswer(json ?? 'null', isNew ? 201 : 200);
      });
      return send(reply, answer);
    },
  );
}

function roomOf(request: FastifyRequest): number {
  return positiveId((request.params as { roomId: string }).roomId);
}

/** The id of a message; undefined when the parameter is missing. */
function takeKey(params: QueryParams, name: string): number | undefined {
  const id = params.takeInteger(name, { min: 1, max: Number.MAX_SAFE_INTEGER, or: 0 });
  return id === 0 ? undefined : id;
}

/** Newest first; `has_more` says whether the next page has anything. */
function keyAnswer({ json, hasMore }: MessagesPage, limit: number) {
  const meta = JSON.stringify({ limit, has_more: hasMore });
  return { status: 200, json: `{"data":${json},"meta":${meta}}` };
}

function takeMessage(body: unknown) {
  const params = new BodyParams(body);
  const attachments = params.takeSomeIds('attachments') ?? [];
  const text = params.takeText('text', messageBounds.text) ?? '';
  const clientId = params.takeText('client_id', messageBounds.clientId);
  const kind = params.has('kind') ? params.takeChoice('kind', messageKinds) : 'reply';
  if (attachments.length > messageBounds.attachments) {
    const number = messageBounds.attachments;
    params.refuse('attachments', { id: 'max_value', values: { number } });
  }
  params.finish();
  // What `finish` has not refused is a message without a word and without a picture.
  if (text === '' && attachments.length === 0) {
    params.refuse('text', { id: 'required', values: { field: 'text' } });
    params.finish();
  }
  return { text, clientId, kind, attachments };
}
