import * as z from 'zod/mini';
import { subjects } from '../../permissions.ts';
import { flagParam, integerParam } from '../../schema/routes/queryParams.ts';
import { recordIds } from '../../schema/routes/requests.ts';
import { bare, count, dateTime, flag, id, option, status } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** Why a user is notified. */
export const notificationKinds = [
  'mention',
  'assignment',
  'status',
  'change',
  'view',
  'late',
  'webhook_paused',
] as const;

const notification = z.strictObject({
  id,
  kind: z.enum(notificationKinds),
  // The module of the record.
  subject: z.enum(subjects),
  // Null when the record was purged.
  record: z.nullable(option),
  // Records of one bulk change or import; `record` is the first of them.
  record_count: count,
  // The new status, for the kind `status`.
  status: z.nullable(status),
  created_at: dateTime,
  // Who mentioned, assigned or changed; null for the system.
  created_by: z.nullable(option),
  is_read: flag,
});

export type Notification = TypeOf<typeof notification>;

const common = { permission: 'signed-in', tag: 'notifications' } as const;

export const listNotifications = route({
  ...{ ...common, method: 'GET', path: '/notifications' },
  query: z.strictObject({
    before: z.optional(
      integerParam({ min: 1, max: Number.MAX_SAFE_INTEGER }, 'Only those older than this id.'),
    ),
    unread: flagParam('Only unread ones.'),
    limit: integerParam({ min: 1, max: 100, or: 20 }, 'Most notifications of the response.'),
  }),
  response: bare(
    z.strictObject({
      data: z.array(notification),
      // `next` is the `before` of the next page; null at the end.
      meta: z.strictObject({ next: z.nullable(id) }),
    }),
  ),
  errors: [422],
  summary: 'Notifications of the caller about records that they may read, newest first',
});

export const readNotifications = route({
  ...{ ...common, method: 'PATCH', path: '/notifications' },
  body: z.strictObject({ ids: z.optional(recordIds) }),
  response: z.strictObject({ unread: count }),
  errors: [422],
  summary: 'Mark notifications of the caller as read; without ids, all of them',
});
