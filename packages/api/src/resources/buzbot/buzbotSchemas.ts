import { broadcastDeliveryStates, broadcastStates } from '@rentyard/contract/buzbotBroadcast';
import { botEventResults, botEventTypes } from '@rentyard/contract/buzbotEvent';
import { deliveryStates } from '@rentyard/contract/buzbotMessage';
import { buzbotChannels, messageDirections } from '@rentyard/contract/buzbotRoom';
import { languageCodes } from '@rentyard/contract/languages';
import { type JsonSchema, ref } from '../../http/openapi/operation.ts';
import { closed, count, id, listOf, moment, orNull, text } from '../../http/openapi/schemaParts.ts';

/** One word of a closed list. */
export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: words });
/** A text, or none, per language. */
export const texts: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(languageCodes.map((code) => [code, orNull(text)])),
  additionalProperties: false,
};

const message = {
  id,
  room_id: id,
  direction: oneOf(messageDirections),
  author: orNull(ref('Option')),
  text,
  attachments: listOf(ref('Image')),
  client_id: orNull(text),
  delivery: orNull(oneOf(deliveryStates)),
  failure: orNull(text),
  broadcast_id: orNull(id),
  created_at: moment,
};

const figures = closed(
  Object.fromEntries(['total', ...broadcastDeliveryStates].map((name) => [name, count])),
);

/** Whom a message to many is for. */
export const audience = closed(
  {
    languages: { ...listOf(oneOf(languageCodes)), minItems: 1 },
    channels: { ...listOf(oneOf(buzbotChannels)), minItems: 1 },
    clients: oneOf(['known', 'unknown']),
    active_since: text,
  },
  ['languages', 'channels', 'clients', 'active_since'],
);

export const quietHours = closed({ from: text, to: text, time_zone: text });

const owned = closed({ id, name: text, code: text, status: ref('Status'), updated_at: moment });

/** The shapes that the operations of the chat-bot area refer to. */
export const buzbotSchemas: Readonly<Record<string, JsonSchema>> = {
  BuzbotMessage: closed(message),
  BuzbotFoundMessage: closed({ ...message, room: ref('Option') }),
  BuzbotLog: closed({
    id,
    type: oneOf(botEventTypes),
    room: orNull(ref('Option')),
    person: orNull(text),
    result: oneOf(botEventResults),
    duration: count,
    error: orNull(text),
    payload: {},
    steps: listOf(
      closed({ name: text, result: oneOf(botEventResults), duration: count, detail: {} }, [
        'detail',
      ]),
    ),
    created_at: moment,
    previous: orNull(id),
    next: orNull(id),
  }),
  BuzbotBroadcast: closed({
    id,
    message: text,
    texts: ref('Texts'),
    audience,
    quiet_hours: orNull(quietHours),
    state: oneOf(broadcastStates),
    counts: figures,
    scheduled_at: orNull(moment),
    started_at: orNull(moment),
    finished_at: orNull(moment),
    created_at: moment,
    created_by: orNull(ref('Option')),
  }),
  BuzbotDelivery: closed({
    id,
    room: ref('Option'),
    state: oneOf(broadcastDeliveryStates),
    message_id: orNull(id),
    failure: orNull(text),
    updated_at: moment,
  }),
  BuzbotCustomer: closed({
    customer: orNull(closed({ id, name: text, email: orNull(text), phone: orNull(text) })),
    offers: listOf(owned),
    orders: listOf(owned),
  }),
};
