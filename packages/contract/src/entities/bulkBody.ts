import * as z from 'zod/mini';
import { refuse } from '../schema/fieldSchema.ts';
import { filterJsonSchema } from '../schema/filterJson.ts';
import { describeRecord } from '../schema/records.ts';
import {
  fieldProblems,
  idsOrNoneUpTo,
  judged,
  recordIds,
  requestProblems,
  textUpTo,
} from '../schema/requests.ts';
import type { Resource } from '../schema/resource.ts';
import { noted } from '../schema/responses.ts';
import type { Schema } from '../schema/route.ts';
import { searchBounds } from '../schema/search.ts';
import { needsReason, statusesOf } from '../schema/statuses.ts';
import type { BulkChange } from './bulk.ts';

const exceptAtMost = 1_000;
const reasonAtMost = 2_000;

/** The two bodies of a bulk change: of records by their ids, and of all that a list shows. */
// @__NO_SIDE_EFFECTS__
export function bulkBodies(resource: Resource) {
  const change = changeOf(resource);
  return {
    byIds: z.strictObject({ ids: recordIds, change }),
    byFilter: z.strictObject({
      filter: fieldProblems(
        noted(
          {
            description:
              'Filters of the list: { "status": "new", "sort_order": { "gte": 5 } }. An empty one matches all records.',
          },
          z.nullish(filterJsonSchema),
        ),
      ),
      search: textUpTo(searchBounds.max),
      // Matching records that stay as they are.
      except: idsOrNoneUpTo(exceptAtMost),
      change,
    }),
  };
}

/** A change of fields, a deletion or a change of status: the property that is sent decides. */
// @__NO_SIDE_EFFECTS__
function changeOf(resource: Resource): Schema<BulkChange, BulkChange> {
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

/** Fields as a save of one record takes them. The records layer validates them. */
// @__NO_SIDE_EFFECTS__
function fieldChange(resource: Resource) {
  const fields = judged<Readonly<Record<string, unknown>>>({}, (value) =>
    isObject(value) && Object.keys(value).length > 0 ? undefined : { id: 'type' },
  );
  return z.strictObject({ set: describeRecord(fields, { resource, draft: 'update' }) });
}

const deletion = z.strictObject({
  delete: judged<true>({ const: true }, (value) => (value === true ? undefined : { id: 'type' })),
});

// @__NO_SIDE_EFFECTS__
function statusChange({ statuses: machine }: Resource) {
  const options: readonly string[] = machine ? statusesOf(machine) : [];
  const status = judged<Parameters<typeof needsReason>[0]>({ enum: options }, (value) =>
    options.includes(String(value)) ? undefined : { id: 'choice' },
  );
  return z.strictObject({ status, reason: textUpTo(reasonAtMost) }).check((ctx) => {
    const { status, reason } = ctx.value;
    const isRead = ctx.issues.length === 0;
    if (isRead && needsReason(status) && reason === null)
      refuse(ctx, { id: 'required' }, ['reason']);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
