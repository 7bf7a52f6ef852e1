import { type BulkChange, bulkBounds } from '@rentyard/contract/bulk';
import { type FilterJson, filterJsonSchema } from '@rentyard/contract/filterJson';
import type { Action } from '@rentyard/contract/permissions';
import { problemsOf } from '@rentyard/contract/schema';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../failures.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { listQueryOf } from '../http/listQueryJson.ts';
import { askedOf, type RouteContext } from '../http/routeContext.ts';
import { parseDraft } from '../records/draft.ts';
import { matchingIds } from '../records/matchingIds.ts';
import { takeChange } from './changeBody.ts';

export interface BulkRequest {
  readonly ids: readonly number[];
  readonly change: BulkChange;
  /** The right that the change needs. */
  readonly action: Action;
}

/**
 * Reads `{ids or filter, change}`. A filter means every record that matches it now, together with
 * `search` and without those of `except`; an empty one all of them.
 * @throws {Invalid}
 */
export async function readBulk(
  request: FastifyRequest,
  context: RouteContext,
): Promise<BulkRequest> {
  const params = new BodyParams(request.body);
  const isByFilter = params.has('filter') || params.has('search');
  const named = isByFilter ? undefined : params.takeIds('ids');
  const filter = takeFilter(params);
  const search = params.takeText('search', 200) ?? undefined;
  const except = isByFilter ? params.takeSomeIds('except') : undefined;
  const change = takeChange(params, context.kept.resource);
  params.finish();
  await refuseUnfitValues(context, change);
  const ids = named ?? (await matching(request, context, { filter, search, except }));
  return { ids, change, action: actionOf(change) };
}

/** The action that the change is, done to one record. */
export function actionOf(change: BulkChange): Action {
  if ('status' in change) return 'change_status';
  return 'set' in change ? 'update' : 'delete';
}

function takeFilter(params: BodyParams): FilterJson {
  const parsed = filterJsonSchema.safeParse(params.takeValue('filter') ?? {});
  if (parsed.success) return parsed.data;
  for (const [path, problems] of Object.entries(problemsOf(parsed.error.issues))) {
    for (const problem of problems) params.refuse(path ? `filter.${path}` : 'filter', problem);
  }
  return {};
}

/** A value that no record could take is told at once, instead of once for each. */
async function refuseUnfitValues({ store, kept }: RouteContext, change: BulkChange) {
  if (!('set' in change)) return;
  const languages = await store.languages.known();
  for (const key of ['id', 'version']) {
    if (key in change.set) throw Invalid.at(`change.set.${key}`, { id: 'not_allowed' });
  }
  try {
    parseDraft(kept.resource, 'update', languages, change.set);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const moved = Object.entries(error.problems).map(([path, found]) => [
      `change.set.${path}`,
      found,
    ]);
    throw new Invalid(Object.fromEntries(moved));
  }
}

interface Matching {
  readonly filter: FilterJson;
  readonly search: string | undefined;
  readonly except: readonly number[] | undefined;
}

async function matching(
  request: FastifyRequest,
  { store, kept }: RouteContext,
  { filter, search, except = [] }: Matching,
): Promise<readonly number[]> {
  const query = listQueryOf(kept.resource, { filter, search, sort: 'id' });
  const asked = await askedOf(request, store);
  const atMost = bulkBounds.records + except.length + 1;
  const left = new Set(except);
  const found = await matchingIds(store, kept, query, { asked, atMost });
  const ids = found.filter((id) => !left.has(id));
  if (ids.length > bulkBounds.records) {
    throw Invalid.at('filter', { id: 'max_value', values: { number: bulkBounds.records } });
  }
  return ids;
}
