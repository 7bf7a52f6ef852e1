import * as z from 'zod/mini';
import { choiceParam, pageParams } from '../../schema/queryParams.ts';
import { noFields } from '../../schema/requests.ts';
import { listRoute } from '../../schema/resourceRoutes.ts';
import { page } from '../../schema/responses.ts';
import { route } from '../../schema/route.ts';
import { broadcastDeliveryStates, buzbotBroadcast } from './broadcast.ts';
import { broadcastBody, broadcastTexts } from './broadcastBody.ts';
import {
  broadcastPreviewResponse,
  broadcastResponse,
  deliveryResponse,
  messageResponse,
} from './responses.ts';

const tag = 'buzbot';
const readBroadcasts = ['read', 'buzbot_broadcast'] as const;
const sendBroadcasts = ['broadcast', 'buzbot_broadcast'] as const;

export const listBroadcasts = {
  ...listRoute(buzbotBroadcast, '/buzbot/broadcasts', 'Broadcasts'),
  tag,
};

export const showBroadcast = route({
  ...{ method: 'GET', path: '/buzbot/broadcasts/:id', permission: readBroadcasts, tag },
  response: broadcastResponse,
  errors: [404, 422],
  summary: 'A broadcast with its progress',
});

export const listDeliveriesRoute = route({
  ...{ method: 'GET', path: '/buzbot/broadcasts/:id/deliveries', permission: readBroadcasts, tag },
  query: z.strictObject({
    state: z.optional(choiceParam(broadcastDeliveryStates, 'Only those in this state.')),
    ...pageParams,
  }),
  response: page(deliveryResponse),
  errors: [404, 422],
  summary: 'The recipients of a broadcast',
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
    'Write to everyone, or to an audience, who can be reached. The same request twice creates one broadcast',
});

export const previewBroadcastRoute = route({
  ...{ ...broadcastForm, path: '/buzbot/broadcast/preview' },
  response: broadcastPreviewResponse,
  errors: [422],
  summary: 'Whom a broadcast would reach, and what each would read',
});

export const testBroadcast = route({
  ...{ ...broadcastForm, path: '/buzbot/broadcast/test' },
  response: messageResponse,
  status: 201,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Send a broadcast only to oneself, or to the room with the given id',
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
    summary: 'Cancel a broadcast; messages that were sent remain',
  }),
  retry: route({
    ...{ ...decision, path: '/buzbot/broadcasts/:id/retry' },
    summary: 'Send again to those whom the broadcast did not reach',
  }),
};
