import * as z from 'zod/mini';
import { subjects } from '../../permissions.ts';
import { recordId } from '../../schema/routes/requests.ts';
import { id } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** Most records and views that a user can follow. */
export const followsAtMost = 1_000;

const followed = z.strictObject({
  records: z.array(z.strictObject({ subject: z.enum(subjects), id })),
  // Ids of saved views.
  views: z.array(id),
});

/** What the caller follows. */
export type Followed = TypeOf<typeof followed>;

const common = { permission: 'signed-in', tag: 'notifications', response: followed } as const;
const record = z.strictObject({ subject: z.enum(subjects), id: recordId });
const view = z.strictObject({ id: recordId });

export const readFollows = route({
  ...{ ...common, method: 'GET', path: '/follows' },
  errors: [422],
  summary: 'The records and saved views that the caller follows',
});

export const followRecord = route({
  ...{ ...common, method: 'POST', path: '/follows/records' },
  body: record,
  errors: [403, 404, 422],
  summary: 'Follow a record: get notifications of its changes',
});

export const unfollowRecord = route({
  ...{ ...common, method: 'DELETE', path: '/follows/records' },
  body: record,
  errors: [422],
  summary: 'Stop following a record',
});

export const followView = route({
  ...{ ...common, method: 'POST', path: '/follows/views' },
  body: view,
  errors: [404, 422],
  summary: 'Follow a saved view: get notifications of changed records that match it',
});

export const unfollowView = route({
  ...{ ...common, method: 'DELETE', path: '/follows/views' },
  body: view,
  errors: [422],
  summary: 'Stop following a saved view',
});
