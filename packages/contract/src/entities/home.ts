import * as z from 'zod/mini';
import { subjects } from '../permissions.ts';
import { healthIssues } from '../schema/health.ts';
import { count, string, withKeywords } from '../schema/routes/responses.ts';
import { route, type TypeOf } from '../schema/routes/route.ts';

/** What waits for the caller. */
export const queueItems = [
  'offers_to_review',
  'orders_waiting',
  'orders_late',
  'orders_due',
  'orders_expiring',
  'conversations',
  'mentions',
  'followed_changes',
  'broadcasts_failed',
  'bot_events_failed',
] as const;

export type QueueItem = (typeof queueItems)[number];

/** Numbers of the last 30 days. */
export const homeFigures = [
  'offers_approved',
  'orders_created',
  'first_answer',
  'offers_rejected',
] as const;

export type HomeFigure = (typeof homeFigures)[number];

export const figureUnits = ['records', 'seconds', 'percent'] as const;

/** Days of a figure, today included. A day is in UTC. */
export const figureDays = 30;

/** Orders that are new for longer are waiting, in hours, unless a setting says otherwise. */
export const orderWaitingHours = 24;

/** A figure of a module: the number of records of the list that it opens. */
export const listLink = z.strictObject({
  // The module that shows the list.
  subject: z.enum(subjects),
  path: withKeywords({ description: 'The call of the list: `/offers`.' }, string),
  query: withKeywords({ description: 'Its filters: `filter[health]=no_photo`.' }, string),
});

export type ListLink = TypeOf<typeof listLink>;

const queueEntry = z.strictObject({
  item: z.enum(queueItems),
  count,
  // Null for notifications, which have no list of records.
  list: z.nullable(listLink),
});

const figure = z.strictObject({
  figure: z.enum(homeFigures),
  // The records of the list.
  count,
  unit: z.enum(figureUnits),
  // Of all days together; null without any record.
  value: z.nullable(z.number()),
  days: z.array(z.strictObject({ day: string, value: z.nullable(z.number()) })),
  list: listLink,
});

const issue = z.strictObject({ issue: z.enum(healthIssues), count, list: listLink });

const moduleHealth = z.strictObject({
  subject: z.enum(subjects),
  resource: string,
  // Records outside the trash.
  records: count,
  // The share of records without any issue, in percent, rounded down.
  score: z.int().check(z.minimum(0), z.maximum(100)),
  // Those with at least one record; the first one, `any`, counts records with any issue.
  issues: z.array(issue),
});

const home = z.strictObject({
  queue: z.array(queueEntry),
  figures: z.array(figure),
  health: z.array(moduleHealth),
});

export type Home = TypeOf<typeof home>;
export type QueueEntry = Home['queue'][number];
export type Figure = Home['figures'][number];
export type ModuleHealth = Home['health'][number];

export const readHome = route({
  method: 'GET',
  path: '/home',
  permission: 'signed-in',
  tag: 'overview',
  response: home,
  errors: [422],
  summary:
    'The home page: queue of the caller, figures and data health of the modules that they may read',
});
