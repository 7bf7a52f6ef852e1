import { type BulkChange, bulkBounds } from '@rentyard/contract/entities/records/bulk';
import { bulkBodies } from '@rentyard/contract/entities/records/bulkRoutes';
import type { Action } from '@rentyard/contract/permissions';
import type { ListQueryJson } from '@rentyard/contract/schema/routes/filterJson';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../../errors/failures.ts';
import { listQueryOfJson } from '../../http/listQueryOfJson.ts';
import { parseBody } from '../../http/validation.ts';
import { matchingIds } from '../list/matchingIds.ts';
import { findLocale, type RouteContext } from '../routes/routeContext.ts';
import { parseDraft } from '../write/draft.ts';

export interface BulkRequest {
  readonly ids: readonly number[];
  readonly change: BulkChange;
  readonly isByFilter: boolean;
}

/**
 * Reads `{ids or filter, change}`. A filter selects every record that matches it now, together with
 * `search` and without the ids of `except`.
 * @throws {Invalid}
 */
export async function readBulk(
  request: FastifyRequest,
  context: RouteContext,
): Promise<BulkRequest> {
  const { byIds, byFilter } = bulkBodies(context.binding.resource);
  const sent = new Set(Object.keys(Object(request.body)));
  if (!sent.has('filter') && !sent.has('search')) {
    const { ids, change } = parseBody(byIds, request.body);
    await refuseUnfitValues(context, change);
    return { ids, change, isByFilter: false };
  }
  const { filter, search, except, change } = parseBody(byFilter, request.body);
  await refuseUnfitValues(context, change);
  const query = { filter: filter ?? {}, search: search ?? undefined, sort: 'id' };
  const ids = await matching(request, context, { query, except: except ?? [] });
  return { ids, change, isByFilter: true };
}

/** The action whose permission the change needs for one record. */
export function actionOf(change: BulkChange): Action {
  if ('status' in change) return 'change_status';
  return 'set' in change ? 'update' : 'delete';
}

/** Refuses a value that is invalid for every record, instead of skipping record after record. */
async function refuseUnfitValues({ store, binding }: RouteContext, change: BulkChange) {
  if (!('set' in change)) return;
  const languages = await store.languages.known();
  for (const key of ['id', 'version']) {
    if (key in change.set) throw Invalid.at(`change.set.${key}`, { id: 'not_allowed' });
  }
  try {
    parseDraft(binding.resource, 'update', languages, change.set);
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
  readonly query: ListQueryJson;
  readonly except: readonly number[];
}

async function matching(
  request: FastifyRequest,
  { store, binding }: RouteContext,
  { query, except }: Matching,
): Promise<readonly number[]> {
  const locale = await findLocale(request, store);
  const atMost = bulkBounds.records + except.length + 1;
  const left = new Set(except);
  const rows = listQueryOfJson(binding.resource, query);
  const found = await matchingIds(store, binding, rows, { locale, atMost });
  const ids = found.filter((id) => !left.has(id));
  if (ids.length > bulkBounds.records) {
    throw Invalid.at('filter', { id: 'max_value', values: { number: bulkBounds.records } });
  }
  return ids;
}
