import * as z from 'zod/mini';
import { subjects } from '../permissions.ts';
import { historyActions } from '../schema/history.ts';
import { draft, record } from '../schema/records.ts';
import { count, dateTime, flag, id, noted, option, string } from '../schema/responses.ts';
import { route } from '../schema/route.ts';
import { sessionResponse } from './account/responses.ts';
import { newClient, user } from './user.ts';

const figures = z.strictObject({ total: count, active: count, pending: count, suspended: count });

const tag = 'users';

export const usersDashboard = route({
  ...{ method: 'GET', path: '/users/dashboard', permission: ['read', 'users'], tag },
  response: z.strictObject({
    staff: figures,
    clients: figures,
    waiting_for_approval: count,
    invited: count,
    with_two_step: count,
    password_expired: count,
    email_unverified: count,
    documents_unverified: count,
    seen: z.strictObject({ now: count, day: count, week: count }),
    mails: z.strictObject({ has_server: flag, waiting: count, failed: count }),
    added: z.array(
      z.strictObject({
        date: noted({ format: 'date' }, z.string()),
        staff: count,
        clients: count,
      }),
    ),
  }),
  errors: [422],
  summary: 'Figures about people',
});

/** The latest records of a person and their number; null for callers who may not read them. */
const belongings = z.nullable(
  z.strictObject({
    total: count,
    items: z.array(
      z.strictObject({ id, name: string, code: string, status: string, updated_at: dateTime }),
    ),
  }),
);

export const readPersonRoute = route({
  ...{ method: 'GET', path: '/users/:id/read', permission: ['read', 'users'], tag },
  response: z.strictObject({
    user: record(user, 'show'),
    sessions: z.array(sessionResponse),
    activity: z.array(
      z.strictObject({
        id,
        action: z.enum(historyActions),
        subject: z.enum(subjects),
        record: option,
        created_at: dateTime,
      }),
    ),
    offers: belongings,
    orders: belongings,
  }),
  errors: [404, 422],
  summary: 'A person with sessions, activity, offers and orders. Changes nothing',
});

export const addClient = route({
  ...{ method: 'POST', path: '/users/add_client', permission: ['create', 'users'], tag },
  body: draft(newClient, 'create'),
  bodyType: 'json-or-form',
  response: record(user, 'edit'),
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create a client: a person who owns offers and places orders, and never signs in here',
});
