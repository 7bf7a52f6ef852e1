import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import {
  count,
  dateTime,
  id,
  imageSchema,
  named,
  noted,
  option,
  status,
  string,
  texts,
} from '../../schema/responses.ts';
import { broadcastDeliveryStates, broadcastStates } from './broadcast.ts';
import { botEventResults, botEventTypes } from './event.ts';
import { deliveryStates } from './message.ts';
import { buzbotChannels, messageDirections } from './room.ts';

const message = {
  id,
  room_id: id,
  direction: z.enum(messageDirections),
  // Null for customers and for the bot.
  author: z.nullable(option),
  text: string,
  attachments: z.array(imageSchema),
  // The id that the writer's client gave the message before it was sent.
  client_id: z.nullable(string),
  // Null for notes, which are not sent.
  delivery: z.nullable(z.enum(deliveryStates)),
  // `blocked`, `refused`, `unreachable`.
  failure: z.nullable(string),
  broadcast_id: z.nullable(id),
  created_at: dateTime,
};

export const messageResponse = named('BuzbotMessage', z.strictObject(message));

export const foundMessageResponse = named(
  'BuzbotFoundMessage',
  z.strictObject({ ...message, room: option }),
);

const language = noted({ enum: languageCodes }, z.string());

/** The recipients of a broadcast; what is left out does not narrow them. */
const audience = z.strictObject({
  languages: z.optional(z.array(language).check(z.minLength(1))),
  channels: z.optional(z.array(z.enum(buzbotChannels)).check(z.minLength(1))),
  // Only customers who are known clients, or only those who are not.
  clients: z.optional(z.enum(['known', 'unknown'])),
  // Only customers who wrote or were written to since.
  active_since: z.optional(string),
});

const quietHours = z.strictObject({ from: string, to: string, time_zone: string });

export const broadcastResponse = named(
  'BuzbotBroadcast',
  z.strictObject({
    id,
    message: string,
    texts,
    audience,
    quiet_hours: z.nullable(quietHours),
    state: z.enum(broadcastStates),
    counts: z.record(z.enum(['total', ...broadcastDeliveryStates]), count),
    scheduled_at: z.nullable(dateTime),
    started_at: z.nullable(dateTime),
    finished_at: z.nullable(dateTime),
    created_at: dateTime,
    created_by: z.nullable(option),
  }),
);

export const broadcastPreviewResponse = z.strictObject({
  // `expected_count` is compared with it.
  count,
  unreachable: count,
  languages: z.array(z.strictObject({ language: string, count, text: string })),
  channels: z.array(z.strictObject({ channel: z.enum(buzbotChannels), count })),
});

export const deliveryResponse = named(
  'BuzbotDelivery',
  z.strictObject({
    id,
    room: option,
    state: z.enum(broadcastDeliveryStates),
    message_id: z.nullable(id),
    failure: z.nullable(string),
    updated_at: dateTime,
  }),
);

const result = z.enum(botEventResults);

/** An event with its steps. Secrets are masked. */
export const botLogResponse = named(
  'BuzbotLog',
  z.strictObject({
    id,
    type: z.enum(botEventTypes),
    room: z.nullable(option),
    person: z.nullable(string),
    result,
    // In milliseconds.
    duration: count,
    error: z.nullable(string),
    payload: z.unknown(),
    steps: z.array(
      z.strictObject({ name: string, result, duration: count, detail: z.optional(z.unknown()) }),
    ),
    created_at: dateTime,
    // The neighbours in time, of the events that the same query finds.
    previous: z.nullable(id),
    next: z.nullable(id),
  }),
);

export const botStatsResponse = z.array(
  z.strictObject({ at: dateTime, total: count, errors: count }),
);

const owned = z.strictObject({ id, name: string, code: string, status, updated_at: dateTime });

export const customerResponse = named(
  'BuzbotCustomer',
  z.strictObject({
    customer: z.nullable(
      z.strictObject({ id, name: string, email: z.nullable(string), phone: z.nullable(string) }),
    ),
    offers: z.array(owned),
    orders: z.array(owned),
  }),
);
