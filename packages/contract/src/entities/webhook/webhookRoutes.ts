import * as z from 'zod/mini';
import { draft, recordWith } from '../../schema/records.ts';
import { choiceParam, pageQuery } from '../../schema/routes/queryParams.ts';
import {
  count,
  dateTime,
  id,
  option,
  page,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { type IssuedWebhook, webhook } from './webhook.ts';

const tag = 'webhooks';

/** How long the previous secret signs too after a rotation, in hours. */
export const secretOverlapHours = { default: 24, max: 168 } as const;

/** `pending` until the endpoint accepts it, or the server gives up. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** Why the last attempt failed. */
export const deliveryFailures = [
  'timeout',
  'unreachable',
  'tls',
  'address_refused',
  'redirect',
  'status',
] as const;

/** Why a delivery exists: a change of a record, a repetition by a person, a test. */
export const deliveryKinds = ['event', 'replay', 'test'] as const;

const issued = recordWith<IssuedWebhook>(webhook, 'edit', {
  without: [],
  with: z.object({
    secret: withKeywords(
      { description: 'Served once. Null in the response to a repeated request.' },
      z.nullable(z.string()),
    ),
  }),
});

const headers = withKeywords(
  { description: 'By lower-case name.' },
  z.record(z.string(), z.string()),
);

const delivery = z.strictObject({
  id,
  kind: z.enum(deliveryKinds),
  event: string,
  // The header `webhook-id`: equal for every attempt and every replay of an event.
  message_id: string,
  // Null for a test, and for a record that the caller may not read.
  record: z.nullable(option),
  state: z.enum(deliveryStates),
  attempts: count,
  created_at: dateTime,
  attempted_at: z.nullable(dateTime),
  // The next attempt. Null when there is none, or while the webhook is paused.
  next_attempt_at: z.nullable(dateTime),
  failure: z.nullable(z.enum(deliveryFailures)),
  // The last attempt. The body is null for a caller who may not read the record.
  request: z.strictObject({ headers, body: z.nullable(string) }),
  response: z.nullable(
    z.strictObject({
      status: count,
      headers,
      // Its first 16 KB.
      body: string,
      duration_ms: count,
    }),
  ),
});

/** A delivery of an event to a webhook, with its last attempt. */
export type WebhookDelivery = TypeOf<typeof delivery>;

export const createWebhook = route({
  method: 'POST',
  path: '/webhooks',
  permission: ['create', 'webhooks'],
  tag,
  body: draft(webhook, 'create'),
  bodyType: 'json-or-form',
  response: issued,
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create a webhook. Only this response contains the secret',
});

export const rotateWebhookSecret = route({
  method: 'POST',
  path: '/webhooks/:id/rotate',
  permission: ['update', 'webhooks'],
  tag,
  body: z.strictObject({
    overlap_hours: withKeywords(
      {
        default: secretOverlapHours.default,
        description: 'How long deliveries have a signature by the previous secret too.',
      },
      z.optional(z.int().check(z.minimum(0), z.maximum(secretOverlapHours.max))),
    ),
  }),
  response: issued,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Issue a new secret. Deliveries have both signatures for the overlap',
});

export const testWebhook = route({
  method: 'POST',
  path: '/webhooks/:id/test',
  permission: ['update', 'webhooks'],
  tag,
  body: z.strictObject({}),
  response: delivery,
  status: 202,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Send the event `webhook.test`, also while the webhook is paused',
});

export const listWebhookDeliveries = route({
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  permission: ['read', 'webhooks'],
  tag,
  query: z.extend(pageQuery, {
    state: z.optional(choiceParam(deliveryStates, 'Only deliveries in this state.')),
  }),
  response: page(delivery),
  errors: [404, 422],
  summary: 'Deliveries of the last 30 days, newest first',
});

export const replayWebhookDelivery = route({
  method: 'POST',
  path: '/webhooks/:id/deliveries/:did/replay',
  permission: ['update', 'webhooks'],
  tag,
  body: z.strictObject({}),
  response: delivery,
  status: 202,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Send a delivery once more with the same `webhook-id`',
});
