import * as z from 'zod/mini';
import { filterJsonSchema } from '../schema/filterJson.ts';
import type { BodyInputOf, TypeOf } from '../schema/route.ts';
import { searchBounds } from '../schema/search.ts';
import type { listedView, updateView } from './viewRoutes.ts';

/** For oneself, for everybody of one's role, or for everybody (the latter two need `manage views`). */
export const viewScopes = ['me', 'role', 'everyone'] as const;

export type ViewScope = (typeof viewScopes)[number];

export const viewBounds = { name: 64, perPerson: 200, sortOrder: 100_000 } as const;

const column = z.string().check(z.minLength(1), z.maxLength(64));
const columns = z.array(column).check(z.maxLength(100));

/** What a saved view keeps of a list: the rows by search, filter and sort, and how they are shown. */
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

/** What `PATCH /views/{id}` takes: any part. A view stays with its module. */
export type ViewChange = BodyInputOf<typeof updateView>;

/** A saved view, as `GET /views` lists it. */
export type SavedView = TypeOf<typeof listedView>;
