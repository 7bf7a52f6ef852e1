import * as z from 'zod/mini';
import { readMoment } from '../../schema/moments.ts';
import { param } from '../../schema/routes/queryParams.ts';
import { listQueryWith } from '../../schema/routes/resourceRoutes.ts';
import { count, dateTime, option, page } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { offer } from '../listing/offer.ts';

/** The longest period of one request, in days. */
export const availabilityDays = 400;

export const availabilityKinds = ['free', 'tentative', 'booked', 'blocked', 'closed'] as const;

const momentParam = (description: string) =>
  param<string>({ type: 'string', description }, (text) => {
    const moment = readMoment(text);
    if (moment === undefined) return { problem: { id: 'date' } };
    return { value: moment.includes('T') ? moment : `${moment}T00:00:00.000Z` };
  });

const period = {
  from: momentParam('The first moment, or the first day in UTC.'),
  to: momentParam(`The moment after the last one. At most ${availabilityDays} days later.`),
};

const part = z.strictObject({
  from: dateTime,
  to: dateTime,
  kind: z.enum(availabilityKinds),
  // How many machines are free.
  free: count,
  // The first order of the part; only for users who may read orders.
  order: z.optional(option),
  blocked_period: z.optional(option),
});

export type AvailabilityPart = TypeOf<typeof part>;

export const offerAvailability = route({
  method: 'GET',
  path: '/offers/:id/availability',
  permission: ['read', 'offers'],
  query: z.strictObject(period),
  response: z.array(part),
  errors: [404, 422],
  summary: 'When an offer is free, requested, booked, blocked or closed, without gaps',
  tag: 'offers',
});

export const offerCalendar = route({
  method: 'GET',
  path: '/calendar',
  permission: ['read', 'offers'],
  query: listQueryWith(offer, 'without trash', z.object(period)),
  response: page(z.strictObject({ offer: option, periods: z.array(part) })),
  errors: [422],
  summary: 'The availability of the offers of a page of their list',
  tag: 'offers',
});
