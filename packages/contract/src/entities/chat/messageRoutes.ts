import * as z from 'zod/mini';
import { integerParam, searchParam } from '../../schema/routes/queryParams.ts';
import { nullableText, optionalIds } from '../../schema/routes/requests.ts';
import {
  bare,
  component,
  dateTime,
  flag,
  id,
  imageSchema,
  option,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type Schema } from '../../schema/routes/route.ts';
import { deliveryStates, messageBounds, messageKinds } from './message.ts';
import { messageButtons } from './messageButtons.ts';
import { messageDirections } from './room.ts';

const tag = 'buzbot';
const readMessages = ['read', 'buzbot_messages'] as const;
const updateMessages = ['update', 'buzbot_messages'] as const;

const message = {
  id,
  room_id: id,
  direction: z.enum(messageDirections),
  // Null for customers and for the bot.
  author: z.nullable(option),
  text: string,
  attachments: z.array(imageSchema),
  // The id that the client assigned before sending.
  client_id: z.nullable(string),
  // Null for notes, which are not sent.
  delivery: z.nullable(z.enum(deliveryStates)),
  // `blocked`, `refused`, `unreachable`.
  failure: z.nullable(string),
  broadcast_id: z.nullable(id),
  // The offer or the order that it is about.
  record: z.nullable(z.strictObject({ resource: z.enum(['offers', 'orders']), id, name: string })),
  // Buttons with which the customer can answer.
  buttons: z.array(z.enum(messageButtons)),
  created_at: dateTime,
};

export const messageResponse = component('BuzbotMessage', z.strictObject(message));

export const foundMessageResponse = component(
  'BuzbotFoundMessage',
  z.strictObject({ ...message, room: option }),
);

/** The id of the message that a page of messages starts at. */
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
  method: 'GET',
  path: '/buzbot/messages',
  permission: readMessages,
  tag,
  query: z.strictObject({ search: searchParam, before, limit }),
  response: messagePage(foundMessageResponse),
  errors: [422],
  summary: 'Messages of all conversations that contain the words, newest first',
});

export const listMessagesRoute = route({
  method: 'GET',
  path: '/buzbot/messages/:roomId',
  permission: readMessages,
  tag,
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
  method: 'POST',
  path: '/buzbot/messages/:roomId',
  permission: updateMessages,
  tag,
  body: z.strictObject({
    attachments: optionalIds(messageBounds.attachments),
    text: nullableText(messageBounds.text),
    client_id: nullableText(messageBounds.clientId),
    kind: z._default(z.enum(messageKinds), 'reply'),
  }),
  response: messageResponse,
  status: [200, 201],
  errors: [404, 409, 422],
  isIdempotent: true,
  summary:
    'Reply to a customer, or add an internal note. A repeated client_id creates no second message',
});

export const telegramWebhook = route({
  method: 'POST',
  path: '/buzbot/channels/telegram/:secret',
  permission: 'public',
  tag,
  params: z.object({ secret: z.string() }),
  body: withKeywords({ type: 'object', required: ['update_id'] }, z.unknown()),
  // Fits a long message that quotes another long one, with every character escaped.
  bodyLimit: 131_072,
  response: z.strictObject({ ok: flag }),
  errors: [404, 422],
  summary: 'Receive an update of the Telegram Bot API. A repeated update changes nothing',
});
