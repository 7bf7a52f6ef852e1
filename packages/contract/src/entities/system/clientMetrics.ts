import * as z from 'zod/mini';
import { empty } from '../../schema/routes/responses.ts';
import { type BodyInputOf, route } from '../../schema/routes/route.ts';

/**
 * What a browser measures: from the navigation to the first rows of a list, from a click to the rows of the next
 * page, from a key or a click to the next frame, and from a write to its response.
 */
const timingKinds = ['first_rows', 'page_turn', 'interaction', 'save'] as const;

/** The first segment of a page's path after the language: `offers`. Never an id or a text of a user. */
const section = z.string().check(z.regex(/^[a-z][a-z_-]{0,39}$/));

/** Measurements of one browser. The server stores no user, address, record or text with them. */
export const reportClientMetrics = route({
  method: 'POST',
  path: '/client_metrics',
  permission: 'signed-in',
  tag: 'about',
  body: z.strictObject({
    timings: z
      .array(
        z.strictObject({
          kind: z.enum(timingKinds),
          section,
          ms: z.number().check(z.minimum(0), z.maximum(600_000)),
          // Of the measured call (W3C Trace Context).
          traceparent: z.optional(z.string().check(z.regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/))),
        }),
      )
      .check(z.maxLength(100)),
    errors: z
      .array(
        z.strictObject({
          section,
          // The class of the error: `TypeError`. Its message may contain values of users.
          name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,59}$/)),
          // File, line and column in a script of the back office; empty when unknown.
          at: z.string().check(z.regex(/^(?:[\w.-]{1,100}:\d{1,7}:\d{1,7})?$/)),
        }),
      )
      .check(z.maxLength(20)),
  }),
  response: empty,
  status: 204,
  errors: [422],
  summary:
    'Report response times of the back office in a browser. Ignored unless CLIENT_METRICS is on',
});

export type ClientMetrics = BodyInputOf<typeof reportClientMetrics>;
export type ClientTiming = ClientMetrics['timings'][number];
export type ClientError = ClientMetrics['errors'][number];
