import * as z from 'zod/mini';
import { choiceParam, textParam } from '../../schema/routes/queryParams.ts';
import { listQuery, listRoute } from '../../schema/routes/resourceRoutes.ts';
import { component, count, dateTime, id, option, string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { botEventResults, botEventTypes, buzbotEvent, statsBuckets } from './event.ts';

const tag = 'buzbot';

const result = z.enum(botEventResults);

/** An event with its steps. Secrets are masked. */
export const botLogResponse = component(
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
    // The previous and next events in time, among those that match the query.
    previous: z.nullable(id),
    next: z.nullable(id),
  }),
);

export const botStatsResponse = z.array(
  z.strictObject({ at: dateTime, total: count, errors: count }),
);

export const listBotEvents = {
  ...listRoute(buzbotEvent, '/buzbot/events', 'What the bot did'),
  tag,
};

export const readBotStats = route({
  method: 'GET',
  path: '/buzbot/events/stats',
  tag,
  permission: ['read', 'buzbot_dashboard'],
  query: z.strictObject({
    to: z.optional(textParam('A day or a moment; now by default.')),
    from: z.optional(textParam('A day or a moment; a day before `to` by default.')),
    bucket: z._default(choiceParam(statsBuckets, 'Width of a column.'), 'hour'),
  }),
  response: botStatsResponse,
  errors: [422],
  summary: 'Events and errors over time. Empty intervals are included',
});

export const readBotLogRoute = route({
  method: 'GET',
  path: '/buzbot/log/:id',
  permission: ['read', 'buzbot_dashboard'],
  tag,
  query: listQuery(buzbotEvent, 'filters'),
  response: botLogResponse,
  errors: [404, 422],
  summary: 'An event with its steps, and its neighbours in the list of the query',
});
