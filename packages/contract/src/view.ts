import * as z from 'zod/mini';
import { filterJsonSchema } from './filterJson.ts';
import type { Subject } from './permissions.ts';
import type { Option } from './values.ts';

/** For oneself, for everybody of one's role, or for everybody (the latter two need `manage views`). */
export const viewScopes = ['me', 'role', 'everyone'] as const;

export type ViewScope = (typeof viewScopes)[number];

export const viewBounds = { name: 64, perPerson: 200, sortOrder: 100_000 } as const;

const column = z.string().check(z.minLength(1), z.maxLength(64));
const columns = z.array(column).check(z.maxLength(100));

/** What a saved view keeps of a list: the rows by search, filter and sort, and how they are shown. */
export const viewStateSchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200))),
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

export type ViewState = z.infer<typeof viewStateSchema>;

/** What `POST /views` takes. */
export interface NewView {
  readonly name: string;
  readonly subject: Subject;
  readonly state: ViewState;
  /** `me` when left out. */
  readonly scope?: ViewScope;
  readonly pinned?: boolean;
  readonly sort_order?: number;
}

/** What `PATCH /views/{id}` takes: any part. A view stays with its module. */
export type ViewChange = Partial<Omit<NewView, 'subject'>> & { readonly version?: number };

/** A saved view, as `GET /views` lists it. */
export interface SavedView {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly subject: Subject;
  readonly scope: ViewScope;
  readonly state: ViewState;
  /** Shown in the side bar. */
  readonly pinned: boolean;
  readonly sort_order: number;
  /** Whether the asking person may change or delete it. */
  readonly can_edit: boolean;
  /** Matching records, when `counts=1` asked for them; null where they cannot be counted. */
  readonly count?: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Option;
}
