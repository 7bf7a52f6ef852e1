import * as z from 'zod/mini';
import { choiceParam, integerParam, searchParam, textParam } from '../../schema/queryParams.ts';
import { draft, draftWith, listQuery, record } from '../../schema/records.ts';
import { idsOrNoneUpTo, oneOrMany, textUpTo } from '../../schema/requests.ts';
import { fieldOptionsRoute, listRoute } from '../../schema/resourceRoutes.ts';
import { bare, empty, flag, id, noted, refused } from '../../schema/responses.ts';
import { route, type Schema } from '../../schema/route.ts';
import { buzbotEvent, statsBuckets } from './event.ts';
import { messageBounds, messageKinds, presenceStates } from './message.ts';
import { buzbotReply } from './reply.ts';
import {
  botLogResponse,
  botStatsResponse,
  customerResponse,
  foundMessageResponse,
  messageResponse,
} from './responses.ts';
import { buzbotRoom } from './room.ts';

const tag = 'buzbot';
const readMessages = ['read', 'buzbot_messages'] as const;
const updateMessages = ['update', 'buzbot_messages'] as const;

export const listRooms = {
  ...listRoute(buzbotRoom, '/buzbot/rooms', 'Conversations, unread ones first'),
  tag,
};

export const roomOptions = { ...fieldOptionsRoute(buzbotRoom, 'buzbot/rooms'), tag };

export const showRoom = route({
  ...{ method: 'GET', path: '/buzbot/rooms/:id/show', permission: readMessages, tag },
  response: record(buzbotRoom, 'show'),
  errors: [404, 422],
  summary: 'A conversation',
});

export const changeRoom = route({
  ...{ method: 'PATCH', path: '/buzbot/rooms/:id', permission: updateMessages, tag },
  body: draftWith(
    buzbotRoom,
    'update',
    z.object({
      read: noted(
        { description: 'True: nothing is unread. False: marked as unread.' },
        z.optional(z.boolean()),
      ),
    }),
  ),
  bodyType: 'json-or-form',
  response: record(buzbotRoom, 'edit'),
  errors: [404, 409, 422],
  isVersioned: true,
  summary: 'Take a conversation over, assign it, mark it as read',
});

export const readCustomer = route({
  ...{ method: 'GET', path: '/buzbot/rooms/:id/customer', permission: readMessages, tag },
  response: customerResponse,
  errors: [404, 422],
  summary: 'The customer of a conversation, with their offers and orders',
});

export const reportRoomPresence = route({
  ...{ method: 'POST', path: '/buzbot/rooms/:id/presence', permission: readMessages, tag },
  body: z.strictObject({ state: z.enum(presenceStates) }),
  response: empty,
  status: 204,
  errors: [404, 422],
  summary: 'Report that one views a conversation or types in it; lasts 15 s',
});

/** The id of a message that a page of messages starts from. */
// @__NO_SIDE_EFFECTS__
function messageKey(description: string) {
  const { MAX_SAFE_INTEGER: max } = Number;
  return z.optional(integerParam({ min: 1, max }, description));
}

const limit = integerParam({ min: 1, max: 100, or: 50 }, 'Most messages of the response.');
const before = messageKey('Only messages older than the one with this id.');

// @__NO_SIDE_EFFECTS__
function messagePage<Message extends Schema>(message: Message) {
  const meta = z.strictObject({ limit: id, has_more: flag });
  return bare(z.strictObject({ data: z.array(message), meta }));
}

export const findMessages = route({
  ...{ method: 'GET', path: '/buzbot/messages', permission: readMessages, tag },
  query: z.strictObject({ search: searchParam, before, limit }),
  response: messagePage(foundMessageResponse),
  errors: [422],
  summary: 'Messages of all conversations that contain the words, newest first',
});

export const listMessagesRoute = route({
  ...{ method: 'GET', path: '/buzbot/messages/:roomId', permission: readMessages, tag },
  query: z.strictObject({
    before,
    after: messageKey('Only messages newer than the one with this id.'),
    limit,
    search: searchParam,
  }),
  response: messagePage(messageResponse),
  errors: [404, 422],
  summary: 'Messages of a conversation, newest first, by key',
});

export const sendMessage = route({
  ...{ method: 'POST', path: '/buzbot/messages/:roomId', permission: updateMessages, tag },
  body: z.strictObject({
    attachments: idsOrNoneUpTo(messageBounds.attachments),
    text: textUpTo(messageBounds.text),
    client_id: textUpTo(messageBounds.clientId),
    kind: z._default(z.enum(messageKinds), 'reply'),
  }),
  response: messageResponse,
  status: [200, 201],
  errors: [404, 409, 422],
  isIdempotent: true,
  summary:
    'Answer a customer, or leave a note. A repeated client_id does not create a second message',
});

export const listBotEvents = {
  ...listRoute(buzbotEvent, '/buzbot/events', 'What the bot did'),
  tag,
};

export const readBotStats = route({
  ...{ method: 'GET', path: '/buzbot/events/stats', tag },
  permission: ['read', 'buzbot_dashboard'],
  query: z.strictObject({
    to: z.optional(textParam('A day or a moment; now when left out.')),
    from: z.optional(textParam('A day or a moment; a day before `to` when left out.')),
    bucket: z._default(choiceParam(statsBuckets, 'Width of a column.'), 'hour'),
  }),
  response: botStatsResponse,
  errors: [422],
  summary: 'Events and errors by time, empty columns included',
});

export const readBotLogRoute = route({
  ...{ method: 'GET', path: '/buzbot/log/:id', permission: ['read', 'buzbot_dashboard'], tag },
  query: listQuery(buzbotEvent, 'filters'),
  response: botLogResponse,
  errors: [404, 422],
  summary: 'An event with its steps, and its neighbours in the list of the query',
});

export const listReplies = { ...listRoute(buzbotReply, '/buzbot/replies', 'Saved replies'), tag };

export const editReply = route({
  ...{ method: 'GET', path: '/buzbot/replies/:id/edit', permission: updateMessages, tag },
  response: record(buzbotReply, 'edit'),
  errors: [404, 422],
  summary: 'A saved reply in all languages',
});

export const createReply = route({
  ...{ method: 'POST', path: '/buzbot/replies', permission: ['create', 'buzbot_messages'], tag },
  body: draft(buzbotReply, 'create'),
  bodyType: 'json-or-form',
  response: record(buzbotReply, 'edit'),
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create a saved reply',
});

export const changeReply = route({
  ...{ method: 'PATCH', path: '/buzbot/replies/:id', permission: updateMessages, tag },
  body: draft(buzbotReply, 'update'),
  bodyType: 'json-or-form',
  response: record(buzbotReply, 'edit'),
  errors: [404, 409, 422],
  isVersioned: true,
  summary: 'Change a saved reply',
});

export const deleteReplies = route({
  ...{ method: 'DELETE', path: '/buzbot/replies', permission: ['delete', 'buzbot_messages'], tag },
  body: oneOrMany,
  response: z.strictObject({ deleted: z.array(id), refused: z.array(refused) }),
  errors: [404, 409, 422],
  summary: 'Move saved replies to the trash',
});

export const telegramWebhook = route({
  ...{ method: 'POST', path: '/buzbot/channels/telegram/:secret', permission: 'public', tag },
  params: z.object({ secret: z.string() }),
  body: noted({ type: 'object', required: ['update_id'] }, z.unknown()),
  // A long message that answers a long message, with every letter escaped.
  bodyAtMost: 131_072,
  response: z.strictObject({ ok: flag }),
  errors: [404, 422],
  summary: 'Takes an update of the Telegram Bot API. The same update again changes nothing',
});
