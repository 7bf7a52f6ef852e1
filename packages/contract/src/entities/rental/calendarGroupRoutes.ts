import * as z from 'zod/mini';
import { choiceParam } from '../../schema/routes/queryParams.ts';
import { listQueryWith } from '../../schema/routes/resourceRoutes.ts';
import { count, id, option } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { offer } from '../listing/offer.ts';

const group = z.strictObject({
  category: option,
  /** Offers of the list. */
  offers: count,
  /** Machines of its active offers, and those that are free now. */
  machines: count,
  free: count,
});

export type CalendarGroup = TypeOf<typeof group>;

const response = z.strictObject({
  // In the order of the categories.
  groups: z.array(group),
  // Orders of these offers: out in time, due back within 24 hours, late, and requests that wait for a decision.
  out: count,
  due: count,
  late: count,
  requested: count,
});

export type CalendarGroups = TypeOf<typeof response>;

export const calendarGroups = route({
  method: 'GET',
  path: '/calendar/groups',
  permission: ['read', 'orders'],
  query: listQueryWith(offer, 'filters', z.object({})),
  response,
  errors: [403, 422],
  summary:
    'The categories of the offers of a list, with their machines that are free now, and how many orders are out, due, late or requested. Needs to read offers too',
  tag: 'offers',
});

const usage = z.strictObject({
  id,
  // Rented in percent of available days; null without available days.
  used: z.nullable(z.number()),
});

export type CalendarUsage = TypeOf<typeof usage>;

export const calendarUsage = route({
  method: 'GET',
  path: '/calendar/usage',
  permission: ['read', 'orders'],
  query: listQueryWith(
    offer,
    'without trash',
    z.object({
      by: z._default(
        choiceParam(
          ['offer', 'category'],
          'Machines of the page, or categories of the whole list.',
        ),
        'offer',
      ),
    }),
  ),
  response: z.array(usage),
  errors: [403, 422],
  summary:
    'How much the machines or the categories of a list of offers were rented in the last 30 days. Needs to read offers too',
  tag: 'offers',
});
