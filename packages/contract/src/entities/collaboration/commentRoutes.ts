import * as z from 'zod/mini';
import type { Resource } from '../../schema/resource.ts';
import { integerParam, param } from '../../schema/routes/queryParams.ts';
import { requiredText } from '../../schema/routes/requests.ts';
import {
  bare,
  component,
  dateTime,
  empty,
  flag,
  historyEntry,
  id,
  option,
  statusEntry,
  string,
} from '../../schema/routes/responses.ts';
import { route, type Schema, type TypeOf } from '../../schema/routes/route.ts';
import { commentBounds } from './comment.ts';

const comment = {
  id,
  // With mentions as `<@12>`.
  text: string,
  // The users that the text mentions.
  mentions: z.array(option),
  created_at: dateTime,
  // Null until the comment is edited.
  updated_at: z.nullable(dateTime),
  created_by: option,
  // Whether the caller may edit or delete it.
  can_edit: flag,
  can_delete: flag,
};

const commentResponse = component('Comment', z.strictObject(comment));

/** What happened to a record: a comment, a change of its fields or of its status. */
const timelineItem = component(
  'TimelineItem',
  z.union([
    z.strictObject({ kind: z.literal('comment'), ...comment }),
    z.extend(historyEntry, { kind: z.literal('change') }),
    z.extend(statusEntry, { kind: z.literal('status') }),
  ]),
);

export const timelineKinds = ['change', 'comment', 'status'] as const;

/** A position in a timeline: the time, kind and id of an item. */
export interface TimelineCursor {
  readonly at: string;
  readonly kind: (typeof timelineKinds)[number];
  readonly id: number;
}

const printed =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.(change|comment|status)\.([1-9]\d{0,14})$/;

const before = z.optional(
  param<TimelineCursor>(
    { type: 'string', description: '`meta.next` of the previous page.' },
    (given) => {
      const [, at = '', kind, key] = printed.exec(given) ?? [];
      if (!kind || Number.isNaN(Date.parse(at))) return { problem: { id: 'type' } };
      return { value: { at, kind: kind as TimelineCursor['kind'], id: Number(key) } };
    },
  ),
);

const query = z.strictObject({
  before,
  limit: integerParam({ min: 1, max: 100, or: 20 }, 'Most items of the response.'),
});

/** A page by cursor; `next` is null at the end. */
// @__NO_SIDE_EFFECTS__
function cursorPage<Item extends Schema>(item: Item) {
  const meta = z.strictObject({ next: z.nullable(string) });
  return bare(z.strictObject({ data: z.array(item), meta }));
}

const body = z.strictObject({ text: requiredText(commentBounds.text) });

/** The comments and the timeline of records of a resource. */
// @__NO_SIDE_EFFECTS__
export function commentRoutes({ name, subject }: Pick<Resource, 'name' | 'subject'>) {
  const read = { method: 'GET', permission: ['read', subject], query, tag: 'comments' } as const;
  const write = { permission: ['comment', subject], tag: 'comments' } as const;
  return {
    timeline: route({
      ...{ ...read, path: `/${name}/:id/timeline` },
      response: cursorPage(timelineItem),
      errors: [404, 422],
      summary: 'Comments, changes of fields and changes of the status of a record, newest first',
    }),
    list: route({
      ...{ ...read, path: `/${name}/:id/comments` },
      response: cursorPage(commentResponse),
      errors: [404, 422],
      summary: 'Comments on a record, newest first',
    }),
    create: route({
      ...{ ...write, method: 'POST', path: `/${name}/:id/comments`, body },
      response: commentResponse,
      status: 201,
      errors: [404, 409, 422],
      isIdempotent: true,
      summary: 'Comment on a record. `<@12>` mentions the user 12, who gets a notification',
    }),
    update: route({
      ...{ ...write, method: 'PATCH', path: `/${name}/:id/comments/:comment`, body },
      response: commentResponse,
      errors: [403, 404, 422],
      summary: 'Edit a comment of one’s own',
    }),
    remove: route({
      ...{ ...write, method: 'DELETE', path: `/${name}/:id/comments/:comment` },
      response: empty,
      status: 204,
      errors: [403, 404, 422],
      summary: 'Delete a comment of one’s own, or any with the permission to manage the records',
    }),
  };
}

type Routes = ReturnType<typeof commentRoutes>;

export type Comment = TypeOf<typeof commentResponse>;
export type TimelineItem = TypeOf<typeof timelineItem>;
export type CommentRoutes = Routes;
