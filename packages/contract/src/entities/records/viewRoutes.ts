import { normalLine } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { subjects } from '../../permissions.ts';
import { searchBounds } from '../../schema/listQuery/listSearch.ts';
import { filterJsonSchema } from '../../schema/routes/filterJson.ts';
import { choiceParam, flagParam } from '../../schema/routes/queryParams.ts';
import {
  fieldProblems,
  integerWithin,
  oneOrMany,
  recordId,
  requiredText,
  version,
} from '../../schema/routes/requests.ts';
import { count, dateTime, flag, id, option, string } from '../../schema/routes/responses.ts';
import { type BodyInputOf, route, type TypeOf } from '../../schema/routes/route.ts';
import { viewBounds, viewScopes } from './view.ts';

const column = z.string().check(z.minLength(1), z.maxLength(64));
const columns = z.array(column).check(z.maxLength(100));

/** The state of a list in a saved view: search, filter, sort and display options. */
export const viewStateSchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(searchBounds.max))),
  /** `-updated_at,name` */
  sort: z.optional(z.string().check(z.maxLength(500))),
  filter: z.optional(filterJsonSchema),
  per_page: z.optional(z.literal([10, 25, 50, 100])),
  columns: z.optional(columns),
  widths: z.optional(
    z
      .record(column, z.int().check(z.minimum(1), z.maximum(4_000)))
      .check(z.refine((widths) => Object.keys(widths).length <= 100)),
  ),
  pinned: z.optional(z.strictObject({ start: columns, end: columns })),
  density: z.optional(z.enum(['comfortable', 'compact'])),
});

export type ViewState = TypeOf<typeof viewStateSchema>;

/** The body of `PATCH /views/{id}`. A view cannot move to another module. */
export type ViewChange = BodyInputOf<typeof updateView>;

/** A saved view, as `GET /views` lists it. */
export type SavedView = TypeOf<typeof listedView>;

const view = z.strictObject({
  id,
  version: id,
  name: string,
  subject: z.enum(subjects),
  scope: z.enum(viewScopes),
  state: viewStateSchema,
  // Shown in the side bar.
  pinned: flag,
  sort_order: count,
  // Whether the caller may change or delete it.
  can_edit: flag,
  created_at: dateTime,
  updated_at: dateTime,
  created_by: option,
});

/** With `counts=1` the view has a count; null when the list has none. */
export const listedView = z.extend(view, { count: z.optional(z.nullable(count)) });

const name = requiredText(viewBounds.name, normalLine);
const state = fieldProblems(viewStateSchema);
const presentation = {
  scope: z.optional(z.enum(viewScopes)),
  pinned: z.optional(z.boolean()),
  sort_order: z.optional(integerWithin(0, viewBounds.sortOrder)),
};
const changes = {
  version,
  name: z.optional(name),
  state: fieldProblems(z.optional(viewStateSchema)),
  ...presentation,
};

const common = { permission: 'signed-in', tag: 'views' } as const;

export const listViews = route({
  ...{ ...common, method: 'GET', path: '/views' },
  query: z.strictObject({
    subject: z.optional(choiceParam(subjects, 'Only of this module.')),
    pinned: flagParam('1 leaves only those of the side bar.'),
    counts: flagParam('1 counts the records that each view shows.'),
  }),
  response: z.array(listedView),
  errors: [422],
  summary: 'Saved views of the caller, of their role and of all users',
});

export const createView = route({
  ...{ ...common, method: 'POST', path: '/views' },
  body: z.strictObject({ subject: z.enum(subjects), name, state, ...presentation }),
  response: view,
  status: 201,
  errors: [403, 409, 422],
  isIdempotent: true,
  summary: 'Save a view. A view for other users requires `manage views`',
});

const change = {
  method: 'PATCH',
  response: view,
  errors: [403, 404, 409, 422],
  isVersioned: true,
} as const;

export const updateView = route({
  ...{ ...common, ...change, path: '/views/:id' },
  body: z.strictObject({ id: z.optional(recordId), ...changes }),
  summary: 'Change the sent parts of a view',
});

export const updateNamedView = route({
  ...{ ...common, ...change, path: '/views' },
  body: z.strictObject({ id: recordId, ...changes }),
  summary: 'Update the saved view whose id is in the body',
});

export const deleteViews = route({
  ...{ ...common, method: 'DELETE', path: '/views' },
  body: oneOrMany,
  response: z.strictObject({ deleted: z.array(id) }),
  errors: [403, 404, 422],
  summary: 'Delete views',
});
