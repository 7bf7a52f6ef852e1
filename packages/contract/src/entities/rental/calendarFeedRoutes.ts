import * as z from 'zod/mini';
import { recordId } from '../../schema/routes/requests.ts';
import { dateTime, empty, id, option, withKeywords } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** Whose orders a feed has: those of an offer, of the offers of an owner, or of an assignee. */
export const feedKinds = ['offer', 'owner', 'assignee'] as const;

export type FeedKind = (typeof feedKinds)[number];

/** Maximum number of feeds of one user. */
export const feedsAtMost = 50;

const tag = 'calendar_feeds';
const permission = ['read', 'orders'] as const;

const feed = z.strictObject({
  id,
  kind: z.enum(feedKinds),
  /** The offer, or the user. */
  target: option,
  created_at: dateTime,
  last_used_at: z.nullable(dateTime),
});

export type CalendarFeed = TypeOf<typeof feed>;

export const listCalendarFeeds = route({
  method: 'GET',
  path: '/profile/calendar_feeds',
  permission,
  tag,
  response: z.array(feed),
  errors: [422],
  summary: 'The own iCalendar feeds, without their secrets',
});

export const createCalendarFeed = route({
  method: 'POST',
  path: '/profile/calendar_feeds',
  permission,
  tag,
  body: z.strictObject({ kind: z.enum(feedKinds), target: recordId }),
  response: z.extend(feed, {
    secret: withKeywords({ description: 'Served once.' }, z.string()),
  }),
  status: 201,
  errors: [409, 422],
  summary: 'Create an iCalendar feed. Only this response contains the secret of its address',
});

export const removeCalendarFeed = route({
  method: 'DELETE',
  path: '/profile/calendar_feeds/:id',
  permission,
  tag,
  response: empty,
  status: 204,
  errors: [404, 422],
  summary: 'Revoke an own iCalendar feed',
});

export const readCalendarFeed = route({
  method: 'GET',
  path: '/calendar_feeds/:file',
  params: z.object({ file: z.string() }),
  permission: 'public',
  tag,
  response: { kind: 'file', mediaTypes: ['text/calendar'] },
  errors: [404, 422],
  summary:
    'An iCalendar feed by its secret: `/calendar_feeds/{secret}.ics`. It has what its user may read now',
});
