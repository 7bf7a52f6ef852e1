import * as z from 'zod/mini';
import { subjects } from '../../permissions.ts';
import { historyActions } from '../../schema/history.ts';
import { draft, recordWith } from '../../schema/records.ts';
import { pageQuery } from '../../schema/routes/queryParams.ts';
import { dateTime, id, option, page, withKeywords } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { apiKey, type IssuedApiKey } from './apiKey.ts';

const tag = 'api_keys';

/** How long the previous secret remains valid after a rotation, in hours. */
export const overlapHours = { default: 24, max: 168 } as const;

const issued = recordWith<IssuedApiKey>(apiKey, 'edit', {
  without: [],
  with: z.object({
    secret: withKeywords(
      { description: 'Served once. Null in the response to a repeated request.' },
      z.nullable(z.string()),
    ),
  }),
});

export const createApiKey = route({
  method: 'POST',
  path: '/api_keys',
  permission: ['create', 'api-keys'],
  tag,
  body: draft(apiKey, 'create'),
  bodyType: 'json-or-form',
  response: issued,
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create an API key. Only this response contains the secret',
});

export const rotateApiKey = route({
  method: 'POST',
  path: '/api_keys/:id/rotate',
  permission: ['update', 'api-keys'],
  tag,
  body: z.strictObject({
    overlap_hours: withKeywords(
      {
        default: overlapHours.default,
        description: 'How long the previous secret remains valid.',
      },
      z.optional(z.int().check(z.minimum(0), z.maximum(overlapHours.max))),
    ),
  }),
  response: issued,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Issue a new secret. The previous one remains valid for the overlap',
});

/** A change made with a key. */
const activity = z.strictObject({
  id,
  action: z.enum(historyActions),
  subject: z.enum(subjects),
  record: option,
  created_at: dateTime,
});

export const listApiKeyActivity = route({
  method: 'GET',
  path: '/api_keys/:id/activity',
  permission: ['read', 'api-keys'],
  tag,
  query: pageQuery,
  response: page(activity),
  errors: [404, 422],
  summary: 'Changes made with a key, newest first',
});
