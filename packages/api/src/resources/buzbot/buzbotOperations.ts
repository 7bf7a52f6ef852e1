import { broadcastDeliveryStates, buzbotBroadcast } from '@rentyard/contract/buzbotBroadcast';
import { buzbotEvent, statsBuckets } from '@rentyard/contract/buzbotEvent';
import { messageBounds, messageKinds, presenceStates } from '@rentyard/contract/buzbotMessage';
import { buzbotReply } from '@rentyard/contract/buzbotReply';
import { buzbotChannels, buzbotRoom } from '@rentyard/contract/buzbotRoom';
import type { Resource } from '@rentyard/contract/resource';
import {
  dataOf,
  type JsonSchema,
  type Operation,
  pageOf,
  type QueryParameter,
  ref,
} from '../../http/openapi/operation.ts';
import { draftSchema } from '../../http/openapi/recordSchemas.ts';
import { componentName, resourceOperations } from '../../http/openapi/resourceOperations.ts';
import {
  closed,
  count,
  flag,
  id,
  listOf,
  moment,
  orNull,
  text,
} from '../../http/openapi/schemaParts.ts';
import { audience, oneOf, quietHours, texts } from './buzbotSchemas.ts';

const { properties: roomFields, ...roomDraft } = draftSchema(buzbotRoom, 'update');
const roomChange: JsonSchema = {
  ...roomDraft,
  properties: {
    ...(roomFields as JsonSchema),
    read: { ...flag, description: 'True: nothing is unread. False: marked as unread.' },
  },
};

const tag = 'buzbot';
const roomCalls = resourceOperations(buzbotRoom);
const replyCalls = resourceOperations(buzbotReply);
const of = (resource: Resource, part: string) => ref(componentName(resource, part));

const limitParameter: QueryParameter = {
  name: 'limit',
  description: 'Most messages of the answer.',
  schema: { ...id, maximum: 100, default: 50 },
};
const beforeParameter: QueryParameter = {
  name: 'before',
  description: 'Only messages older than the one of this id.',
  schema: id,
};
const keyPage = (item: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: { data: listOf(item), meta: closed({ limit: id, has_more: flag }) },
  additionalProperties: false,
});
const searchParameter: QueryParameter = {
  name: 'search',
  description: 'Words that must all be found.',
  schema: { type: 'string', minLength: 2, maxLength: 200 },
};

const draft = {
  message: { ...orNull(text), description: 'For whom there is no text of their own language.' },
  texts: orNull(texts),
  audience: orNull(audience),
};
const broadcastBody = (
  more: Readonly<Record<string, JsonSchema>> = {},
): NonNullable<Operation['body']> => ({
  schema: closed({ ...draft, ...more }, [...Object.keys(draft), ...Object.keys(more)]),
  isForm: true,
});
const broadcastAnswer = {
  tag,
  answers: { 200: dataOf(ref('BuzbotBroadcast')) },
  refusals: [409],
  isIdempotent: true,
};

/** What the calls of the chat-bot area say of themselves. */
export const buzbotOperations = {
  rooms: { ...roomCalls.list, summary: 'Conversations, unread ones first', tag },
  roomOptions: { ...roomCalls.fieldOptions, tag },
  room: { ...roomCalls.show, summary: 'A conversation', tag },
  changeRoom: {
    ...roomCalls.update,
    summary: 'Take a conversation over, give it to somebody, mark it as read',
    tag,
    body: { schema: roomChange, isForm: true },
  },
  customer: {
    summary: 'Who the customer of a conversation is, with their offers and orders',
    tag,
    answers: { 200: dataOf(ref('BuzbotCustomer')) },
  },
  presence: {
    summary: 'Tell colleagues that one looks at a conversation or types in it; lasts 15 s',
    tag,
    body: { schema: closed({ state: oneOf(presenceStates) }) },
    answers: { 204: null },
  },
  messages: {
    summary: 'Messages of a conversation, newest first, by key',
    tag,
    path: { roomId: id },
    query: [
      beforeParameter,
      { name: 'after', description: 'Only messages newer than the one of this id.', schema: id },
      limitParameter,
      searchParameter,
    ],
    answers: { 200: keyPage(ref('BuzbotMessage')) },
  },
  findMessages: {
    summary: 'Messages of all conversations that have the words, newest first',
    tag,
    query: [searchParameter, beforeParameter, limitParameter],
    answers: { 200: keyPage(ref('BuzbotFoundMessage')) },
  },
  post: {
    summary: 'Answer a customer, or leave a note. The same client_id again makes no second message',
    tag,
    path: { roomId: id },
    body: {
      schema: closed(
        {
          text: { ...text, maxLength: messageBounds.text },
          client_id: { ...text, minLength: 1, maxLength: messageBounds.clientId },
          kind: { ...oneOf(messageKinds), default: 'reply' },
          attachments: { ...listOf(id), maxItems: messageBounds.attachments },
        },
        ['text', 'client_id', 'kind', 'attachments'],
      ),
    },
    answers: { 200: dataOf(ref('BuzbotMessage')), 201: dataOf(ref('BuzbotMessage')) },
    refusals: [409],
    isIdempotent: true,
  },
  events: { ...resourceOperations(buzbotEvent).list, summary: 'What the bot did', tag },
  stats: {
    summary: 'Events and errors by time, empty columns included',
    tag,
    query: [
      { name: 'from', description: 'A day or a moment; a day ago.', schema: text },
      { name: 'to', description: 'A day or a moment; now.', schema: text },
      {
        name: 'bucket',
        description: 'Width of a column.',
        schema: { ...oneOf(statsBuckets), default: 'hour' },
      },
    ],
    answers: { 200: dataOf(listOf(closed({ at: moment, total: count, errors: count }))) },
  },
  log: {
    summary: 'An event with its steps, and its neighbours in the list that is asked for',
    tag,
    query: (resourceOperations(buzbotEvent).list.query ?? []).filter(
      ({ name }) => name === 'search' || name.startsWith('filter['),
    ),
    answers: { 200: dataOf(ref('BuzbotLog')) },
  },
  replies: { ...replyCalls.list, summary: 'Ready answers', tag },
  reply: { ...replyCalls.edit, summary: 'A ready answer in all languages', tag },
  createReply: { ...replyCalls.create, summary: 'Create a ready answer', tag },
  changeReply: { ...replyCalls.update, summary: 'Change a ready answer', tag },
  deleteReplies: { ...replyCalls.delete, summary: 'Move ready answers to the trash', tag },
  broadcasts: {
    summary: 'Messages to many',
    tag,
    query: resourceOperations(buzbotBroadcast).list.query ?? [],
    answers: { 200: pageOf(of(buzbotBroadcast, 'Row')) },
  },
  broadcast: {
    summary: 'A message to many with its progress',
    tag,
    answers: { 200: dataOf(ref('BuzbotBroadcast')) },
  },
  deliveries: {
    summary: 'The recipients of a message to many',
    tag,
    query: [
      { name: 'page', description: 'From 1.', schema: id },
      { name: 'per_page', description: 'Rows of a page.', schema: { ...id, maximum: 100 } },
      {
        name: 'state',
        description: 'Only those in this state.',
        schema: oneOf(broadcastDeliveryStates),
      },
    ],
    answers: { 200: pageOf(ref('BuzbotDelivery')) },
  },
  createBroadcast: {
    summary:
      'Write to everyone, or to an audience, who can be reached. The same post twice makes one broadcast',
    tag,
    body: broadcastBody({
      expected_count: { ...orNull(count), description: 'Refused with 409 when it is another.' },
      scheduled_at: orNull(text),
      quiet_hours: orNull(quietHours),
    }),
    answers: { 201: dataOf(ref('BuzbotBroadcast')) },
    refusals: [409],
    isIdempotent: true,
  },
  preview: {
    summary: 'Whom a message to many would reach, and what each would read',
    tag,
    body: broadcastBody(),
    answers: {
      200: dataOf(
        closed({
          count,
          unreachable: count,
          languages: listOf(closed({ language: text, count, text })),
          channels: listOf(closed({ channel: oneOf(buzbotChannels), count })),
        }),
      ),
    },
  },
  test: {
    summary: 'Send a message to many to oneself only, or to the room of the given id',
    tag,
    body: broadcastBody({ room: orNull(id) }),
    answers: { 201: dataOf(ref('BuzbotMessage')) },
    refusals: [409],
    isIdempotent: true,
  },
  pause: { summary: 'Hold a message to many', ...broadcastAnswer },
  resume: { summary: 'Let a held message to many go on', ...broadcastAnswer },
  cancel: { summary: 'End a message to many; who has it keeps it', ...broadcastAnswer },
  retry: { summary: 'Send again to those whom it did not reach', ...broadcastAnswer },
} as const satisfies Readonly<Record<string, Operation>>;
