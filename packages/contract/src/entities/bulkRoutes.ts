import * as z from 'zod/mini';
import { either } from '../schema/records.ts';
import type { Resource } from '../schema/resource.ts';
import { change, count, id, named, problemsByPath, string } from '../schema/responses.ts';
import { route } from '../schema/route.ts';
import { bulkBodies } from './bulkBody.ts';
import { jobResponse } from './jobRoutes.ts';

/** The change was tried and rolled back. */
export const bulkPreviewResponse = named(
  'BulkPreview',
  z.strictObject({
    // Records that the change is for.
    total: count,
    // How many of them it was tried on: all, unless there are very many.
    checked: count,
    will_change: count,
    will_skip: count,
    // Why records would be skipped, the most frequent reason first.
    reasons: z.array(z.strictObject({ rule: string, message: string, count })),
    // Skipped ones first.
    rows: z.array(
      z.strictObject({
        id,
        name: string,
        outcome: z.enum(['change', 'skip']),
        // Empty for a skipped record and for one that goes to the trash.
        changes: z.array(change),
        // Why it would be skipped.
        errors: problemsByPath,
      }),
    ),
  }),
);

/** Changes of many records (P-LIST-8). What a change does needs its own permission too. */
// @__NO_SIDE_EFFECTS__
export function bulkRoutes(resource: Resource) {
  const { name, subject } = resource;
  const { byIds, byFilter } = bulkBodies(resource);
  const common = {
    method: 'POST',
    permission: ['read', subject],
    body: either<typeof byIds | typeof byFilter>(resource, byIds, byFilter),
    tag: name,
  } as const;
  return {
    preview: route({
      ...{ ...common, path: `/${name}/bulk/preview` },
      response: bulkPreviewResponse,
      errors: [422],
      summary: 'What a bulk change would do, record by record',
    }),
    start: route({
      ...{ ...common, path: `/${name}/bulk` },
      response: jobResponse,
      status: 202,
      errors: [409, 422],
      isIdempotent: true,
      summary: 'Change many records; the response is the job that does so',
    }),
  };
}
