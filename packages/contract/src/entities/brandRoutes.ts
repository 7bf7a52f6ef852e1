import * as z from 'zod/mini';
import { type Subject, subjects } from '../permissions.ts';
import { recordId, recordIds } from '../schema/routes/requests.ts';
import { count, option } from '../schema/routes/responses.ts';
import { route } from '../schema/routes/route.ts';
import type { Option } from '../schema/values.ts';

/** `POST /brands/merge` and its preview: `into` replaces `ids`. */
export interface Merge {
  readonly into: number;
  readonly ids: readonly number[];
}

/** The effect of a merge, or of its preview. */
export interface MergeOutcome {
  /** The record that replaces the others. */
  readonly into: Option;
  /** The records that are moved to the trash. */
  readonly merged: readonly Option[];
  /** How many records of each kind will reference `into` instead, including those in the trash. */
  readonly moves: readonly { readonly subject: Subject; readonly count: number }[];
}

const merge = {
  method: 'POST',
  // Merging deletes the merged brands.
  permission: ['delete', 'brands'],
  body: z.strictObject({ into: recordId, ids: recordIds }),
  response: z.strictObject({
    into: option,
    merged: z.array(option),
    moves: z.array(z.strictObject({ subject: z.enum(subjects), count })),
  }),
  errors: [404, 409, 422],
  isIdempotent: true,
  tag: 'brands',
} as const;

export const previewMergeRoute = route({
  ...{ ...merge, path: '/brands/merge/preview' },
  isPreview: true,
  summary: 'Preview of a merge: the records that would move',
});

export const mergeRoute = route({
  ...{ ...merge, path: '/brands/merge' },
  summary: 'Merge brands into one of them. The others move to the trash',
});
