import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { choiceParam, pageParams } from '../../schema/routes/queryParams.ts';
import { noFields } from '../../schema/routes/requests.ts';
import { listRoute } from '../../schema/routes/resourceRoutes.ts';
import {
  component,
  count,
  dateTime,
  id,
  option,
  page,
  string,
  texts,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { stoppedBy } from '../job.ts';
import { broadcastDeliveryStates, broadcastStates, buzbotBroadcast } from './broadcast.ts';
import { broadcastBody, broadcastTexts } from './broadcastBody.ts';
import { messageResponse } from './messageRoutes.ts';
import { buzbotChannels } from './room.ts';

const language = withKeywords({ enum: languageCodes }, z.string());

/** The recipients of a broadcast. An omitted property does not restrict them. */
const audience = z.strictObject({
  languages: z.optional(z.array(language).check(z.minLength(1))),
  channels: z.optional(z.array(z.enum(buzbotChannels)).check(z.minLength(1))),
  // Only customers who are known clients, or only those who are not.
  clients: z.optional(z.enum(['known', 'unknown'])),
  // Only customers who wrote or received a message since.
  active_since: z.optional(string),
});

const quietHours = z.strictObject({ from: string, to: string, time_zone: string });

export const broadcastResponse = component(
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
    // While it is paused because its user lost the permission.
    stopped: stoppedBy,
  }),
);

export const broadcastPreviewResponse = z.strictObject({
  // Compared with `expected_count`.
  count,
  unreachable: count,
  languages: z.array(z.strictObject({ language: string, count, text: string })),
  channels: z.array(z.strictObject({ channel: z.enum(buzbotChannels), count })),
});

export const deliveryResponse = component(
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

const tag = 'buzbot';
const readBroadcasts = ['read', 'buzbot_broadcast'] as const;
const sendBroadcasts = ['broadcast', 'buzbot_broadcast'] as const;

export const listBroadcasts = {
  ...listRoute(buzbotBroadcast, '/buzbot/broadcasts', 'Broadcasts'),
  tag,
};

export const showBroadcast = route({
  method: 'GET',
  path: '/buzbot/broadcasts/:id',
  permission: readBroadcasts,
  tag,
  response: broadcastResponse,
  errors: [404, 422],
  summary: 'A broadcast with its progress',
});

export const listDeliveriesRoute = route({
  method: 'GET',
  path: '/buzbot/broadcasts/:id/deliveries',
  permission: readBroadcasts,
  tag,
  query: z.strictObject({
    state: z.optional(choiceParam(broadcastDeliveryStates, 'Only those in this state.')),
    ...pageParams,
  }),
  response: page(deliveryResponse),
  errors: [404, 422],
  summary: 'The recipients of a broadcast, with the delivery state of each',
});

const broadcastForm = {
  method: 'POST',
  permission: sendBroadcasts,
  body: broadcastBody,
  bodyType: 'json-or-form',
  formTexts: broadcastTexts,
  tag,
} as const;

export const createBroadcastRoute = route({
  ...{ ...broadcastForm, path: '/buzbot/broadcast' },
  response: broadcastResponse,
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary:
    'Send a broadcast to all customers or to an audience. A repeated request creates one broadcast',
});

export const previewBroadcastRoute = route({
  ...{ ...broadcastForm, path: '/buzbot/broadcast/preview' },
  response: broadcastPreviewResponse,
  errors: [422],
  summary: 'Preview of a broadcast: its recipients by language, and their texts',
});

export const testBroadcast = route({
  ...{ ...broadcastForm, path: '/buzbot/broadcast/test' },
  response: messageResponse,
  status: 201,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary:
    'Send a test message of a broadcast to the own conversation, or to the room with the given id',
});

const decision = {
  method: 'POST',
  permission: sendBroadcasts,
  body: noFields,
  response: broadcastResponse,
  errors: [404, 409, 422],
  isIdempotent: true,
  tag,
} as const;

export const broadcastDecisionRoutes = {
  pause: route({
    ...{ ...decision, path: '/buzbot/broadcasts/:id/pause' },
    summary: 'Pause a broadcast',
  }),
  resume: route({
    ...{ ...decision, path: '/buzbot/broadcasts/:id/resume' },
    summary: 'Resume a paused broadcast',
  }),
  cancel: route({
    ...{ ...decision, path: '/buzbot/broadcasts/:id/cancel' },
    summary: 'Cancel a broadcast. Sent messages remain',
  }),
  retry: route({
    ...{ ...decision, path: '/buzbot/broadcasts/:id/retry' },
    summary: 'Retry the failed messages of a broadcast',
  }),
};
