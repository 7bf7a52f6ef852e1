import * as z from 'zod/mini';
import { subjects } from '../permissions.ts';
import { recordId, recordIds } from '../schema/requests.ts';
import { count, option } from '../schema/responses.ts';
import { route } from '../schema/route.ts';

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
  summary: 'What a merge of brands would move',
});

export const mergeRoute = route({
  ...{ ...merge, path: '/brands/merge' },
  summary: 'Replace brands by one of them; the others go to the trash',
});
