import { normalLine } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { searchBounds } from '../../schema/listQuery/listSearch.ts';
import { describeRecord, either } from '../../schema/records.ts';
import type { Resource } from '../../schema/resource.ts';
import { filterJsonSchema } from '../../schema/routes/filterJson.ts';
import {
  fieldProblems,
  nullableText,
  optionalIds,
  recordIds,
  requestProblems,
  validated,
} from '../../schema/routes/requests.ts';
import {
  change,
  component,
  count,
  id,
  problemsByPath,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type Schema, type TypeOf } from '../../schema/routes/route.ts';
import { needsReason, statusesOf } from '../../schema/statuses.ts';
import { jobResponse } from '../job.ts';
import type { BulkChange } from './bulk.ts';

/** The result of a dry run. */
export const bulkPreviewResponse = component(
  'BulkPreview',
  z.strictObject({
    // Number of records selected for the change.
    total: count,
    // Size of the dry run: all records, unless there are very many.
    checked: count,
    will_change: count,
    will_skip: count,
    // Reasons for skipped records, the most frequent one first.
    reasons: z.array(z.strictObject({ rule: string, message: string, count })),
    // Skipped records first.
    rows: z.array(
      z.strictObject({
        id,
        name: string,
        outcome: z.enum(['change', 'skip']),
        // Empty for skipped and for deleted records.
        changes: z.array(change),
        // Why the record would be skipped.
        errors: problemsByPath,
      }),
    ),
  }),
);

/** Bulk changes (P-LIST-8). The change itself needs its own permission too. */
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
      isPreview: true,
      response: bulkPreviewResponse,
      errors: [422],
      summary: 'Preview of a bulk change, by record',
    }),
    start: route({
      ...{ ...common, path: `/${name}/bulk` },
      response: jobResponse,
      status: 202,
      errors: [409, 422],
      isIdempotent: true,
      summary: 'Change many records. The response is the job',
    }),
  };
}

/** The response of `POST /{res}/bulk/preview`. */
export type BulkPreview = TypeOf<typeof bulkPreviewResponse>;

const maxExceptIds = 1_000;
const maxReasonLength = 2_000;

/** The two bodies of a bulk change: records by id, and all records that match a filter. */
// @__NO_SIDE_EFFECTS__
export function bulkBodies(resource: Resource) {
  const change = buildChange(resource);
  return {
    byIds: z.strictObject({ ids: recordIds, change }),
    byFilter: z.strictObject({
      filter: fieldProblems(
        withKeywords(
          {
            description:
              'Filters of the list: { "status": "new", "sort_order": { "gte": 5 } }. An empty one matches all records.',
          },
          z.nullish(filterJsonSchema),
        ),
      ),
      search: nullableText(searchBounds.max, normalLine),
      // Matching records that are excluded.
      except: optionalIds(maxExceptIds),
      change,
    }),
  };
}

/** A change of fields, a deletion or a change of status: the property in the body decides. */
// @__NO_SIDE_EFFECTS__
function buildChange(resource: Resource): Schema<BulkChange, BulkChange> {
  const kinds: Readonly<Record<string, Schema>> = {
    set: fieldChange(resource),
    delete: deletion,
    ...(resource.statuses ? { status: statusChange(resource) } : {}),
  };
  const schema = z.pipe(
    z.unknown(),
    z.transform((given: unknown, ctx): unknown => {
      if (given === null || given === undefined || given === '') {
        refuse(ctx, { id: 'required' });
        return undefined;
      }
      const sent = isObject(given) ? Object.keys(given) : [];
      const kind = sent.find((key) => Object.hasOwn(kinds, key));
      if (kind === undefined) {
        if (sent.length === 0) refuse(ctx, { id: 'type' });
        for (const key of sent) refuse(ctx, { id: 'unknown' }, [key]);
        return undefined;
      }
      const chosen = kinds[kind] as Schema;
      const { success, data, error } = z.safeParse(chosen, given, { reportInput: true });
      if (success) return data;
      for (const [path, problems] of Object.entries(requestProblems(chosen, error.issues))) {
        for (const problem of problems) refuse(ctx, problem, path.split('.'));
      }
      return undefined;
    }),
  );
  return describeRecord(schema as unknown as Schema<BulkChange, BulkChange>, {
    resource,
    either: Object.values(kinds),
  });
}

/** Fields in the format of a save of one record. The records layer validates them. */
// @__NO_SIDE_EFFECTS__
function fieldChange(resource: Resource) {
  const fields = validated<Readonly<Record<string, unknown>>>({}, (value) =>
    isObject(value) && Object.keys(value).length > 0 ? undefined : { id: 'type' },
  );
  return z.strictObject({ set: describeRecord(fields, { resource, draft: 'update' }) });
}

const deletion = z.strictObject({
  delete: validated<true>({ const: true }, (value) =>
    value === true ? undefined : { id: 'type' },
  ),
});

// @__NO_SIDE_EFFECTS__
function statusChange({ statuses: machine }: Resource) {
  const options: readonly string[] = machine ? statusesOf(machine) : [];
  const status = validated<Parameters<typeof needsReason>[0]>({ enum: options }, (value) =>
    options.includes(String(value)) ? undefined : { id: 'choice' },
  );
  return z.strictObject({ status, reason: nullableText(maxReasonLength) }).check((ctx) => {
    const { status, reason } = ctx.value;
    const isRead = ctx.issues.length === 0;
    if (isRead && needsReason(status) && reason === null)
      refuse(ctx, { id: 'required' }, ['reason']);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
