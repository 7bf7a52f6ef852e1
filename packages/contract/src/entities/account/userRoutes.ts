import * as z from 'zod/mini';
import { type Subject, subjects } from '../../permissions.ts';
import { type HistoryAction, historyActions } from '../../schema/history.ts';
import { draft, record } from '../../schema/records.ts';
import type { ShownOf } from '../../schema/resource.ts';
import { noFields } from '../../schema/routes/requests.ts';
import {
  count,
  dateTime,
  flag,
  id,
  option,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import type { Option } from '../../schema/values.ts';
import { type Session, sessionResponse } from './account.ts';
import { newClient, user } from './user.ts';

/** A change made by the user, as `GET /users/{id}/read` lists it, newest first. */
export interface Activity {
  readonly id: number;
  readonly action: HistoryAction;
  readonly subject: Subject;
  readonly record: Option;
  readonly created_at: string;
}

/** The latest records of a user, and the total number. */
export interface Belongings {
  readonly total: number;
  readonly items: readonly (Option & {
    readonly code: string;
    readonly status: string;
    readonly updated_at: string;
  })[];
}

/** `GET /users/{id}/read`: a user with sessions, activity and records. */
export interface PersonRead {
  readonly user: ShownOf<typeof user>;
  readonly sessions: readonly Omit<Session, 'is_current'>[];
  readonly activity: readonly Activity[];
  /** Offers owned by the user; null for callers who may not read offers. */
  readonly offers: Belongings | null;
  /** Orders placed by the user; null for callers who may not read orders. */
  readonly orders: Belongings | null;
}

/** Numbers of users of one kind, by state. */
export interface PeopleCounts {
  readonly total: number;
  readonly active: number;
  readonly pending: number;
  readonly suspended: number;
}

/** `GET /users/dashboard`: the figures above the list of users. */
export interface UsersDashboard {
  readonly staff: PeopleCounts;
  readonly clients: PeopleCounts;
  /** Service accounts of API keys. */
  readonly service_accounts: number;
  /** Staff who registered and have no role yet. */
  readonly waiting_for_approval: number;
  /** Staff who were invited and have not chosen a password yet. */
  readonly invited: number;
  readonly with_two_step: number;
  readonly password_expired: number;
  readonly email_unverified: number;
  /** Clients whose documents are not verified. */
  readonly documents_unverified: number;
  /** Users who were active in the last five minutes, day and week. */
  readonly seen: { readonly now: number; readonly day: number; readonly week: number };
  /** Mails in the outbox. They remain there if no mail server is configured. */
  readonly mails: {
    readonly has_server: boolean;
    readonly waiting: number;
    readonly failed: number;
  };
  /** New users per day in the last 30 days (UTC), oldest day first. */
  readonly added: readonly {
    readonly date: string;
    readonly staff: number;
    readonly clients: number;
  }[];
}

const peopleCounts = z.strictObject({
  total: count,
  active: count,
  pending: count,
  suspended: count,
});

const tag = 'users';

export const usersDashboard = route({
  method: 'GET',
  path: '/users/dashboard',
  permission: ['read', 'users'],
  tag,
  response: z.strictObject({
    staff: peopleCounts,
    clients: peopleCounts,
    service_accounts: count,
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
        date: withKeywords({ format: 'date' }, z.string()),
        staff: count,
        clients: count,
      }),
    ),
  }),
  errors: [422],
  summary: 'Figures about users',
});

/** The latest records of a user and their number; null for callers who may not read them. */
const belongings = z.nullable(
  z.strictObject({
    total: count,
    items: z.array(
      z.strictObject({ id, name: string, code: string, status: string, updated_at: dateTime }),
    ),
  }),
);

export const readPersonRoute = route({
  method: 'GET',
  path: '/users/:id/read',
  permission: ['read', 'users'],
  tag,
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
  summary: 'A user with sessions, activity, offers and orders',
});

export const resendInvitation = route({
  method: 'POST',
  path: '/users/:id/resend_invitation',
  permission: ['update', 'users'],
  tag,
  body: noFields,
  response: z.strictObject({ email: string }),
  errors: [403, 404, 409, 422],
  summary:
    'Mail a new invitation to staff who have not set a password yet; earlier links stop working',
});

export const addClient = route({
  method: 'POST',
  path: '/users/add_client',
  permission: ['create', 'users'],
  tag,
  body: draft(newClient, 'create'),
  bodyType: 'json-or-form',
  response: record(user, 'edit'),
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Create a client: a user who owns offers and places orders and cannot sign in',
});
