import * as z from 'zod/mini';
import { readMoment } from '../../schema/moments.ts';
import { param } from '../../schema/routes/queryParams.ts';
import { listQueryWith } from '../../schema/routes/resourceRoutes.ts';
import {
  count,
  dateTime,
  flag,
  id,
  imageSchema,
  option,
  page,
  status,
  string,
} from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { offer } from '../listing/offer.ts';
import { lives } from '../listing/order.ts';
import { blockReasons } from './blockedPeriod.ts';

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

/** An order on the calendar. Its bar ends when the machine is due, or when it was returned. */
const bookedOrder = z.strictObject({
  id,
  code: string,
  client: z.nullable(option),
  life: z.enum(lives),
  starts_at: dateTime,
  /** The agreed end without extensions. */
  ends_at: dateTime,
  due_at: dateTime,
  returned_at: z.nullable(dateTime),
  quantity: count,
  version: count,
});

export type BookedOrder = TypeOf<typeof bookedOrder>;

/** A blocked period on the calendar, or one of the periods of a repeating one. */
const blockedTime = z.strictObject({
  id,
  code: string,
  reason: z.enum(blockReasons),
  note: z.nullable(string),
  starts_at: dateTime,
  ends_at: dateTime,
  is_repeating: flag,
  version: count,
});

export type BlockedTime = TypeOf<typeof blockedTime>;

const calendarRow = z.strictObject({
  offer: option,
  code: string,
  status,
  category: option,
  region: z.nullable(option),
  image: z.nullable(imageSchema),
  /** How many equal machines there are. */
  quantity: count,
  /** Minutes around an order in which the machine is not available. */
  buffer_before: count,
  buffer_after: count,
  periods: z.array(part),
  /** Only for users who may read orders. */
  orders: z.optional(z.array(bookedOrder)),
  /** Only for users who may read blocked periods. */
  blocked_periods: z.optional(z.array(blockedTime)),
});

export type CalendarRow = TypeOf<typeof calendarRow>;

export const offerCalendar = route({
  method: 'GET',
  path: '/calendar',
  permission: ['read', 'offers'],
  query: listQueryWith(offer, 'without trash', z.object(period)),
  response: page(calendarRow),
  errors: [422],
  summary: 'The availability, orders and blocked periods of the offers of a page of their list',
  tag: 'offers',
});
