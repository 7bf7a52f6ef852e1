import { type FilterJson, filterPairs } from '@rentyard/contract/filterJson';
import type { Resource } from '@rentyard/contract/resource';
import { Invalid } from '../failures.ts';
import type { ListQuery } from '../records/listQuery.ts';
import { takeListQuery } from './listParams.ts';
import { QueryParams } from './queryParams.ts';

/** Which rows of a list are meant, as a body says it. */
export interface ListQueryJson {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly filter?: FilterJson | undefined;
}

/**
 * Reads what a list is asked for out of a body, by the very rules of an address.
 * @throws {Invalid} with paths as in the body, after `at`: `state.filter.status`.
 */
export function listQueryOf(
  resource: Resource,
  { search, sort, filter = {} }: ListQueryJson,
  at = '',
): ListQuery {
  const pairs = new URLSearchParams(
    filterPairs(filter).map(([key, value]): [string, string] => [key, value]),
  );
  if (search !== undefined) pairs.set('search', search);
  if (sort !== undefined) pairs.set('sort', sort);
  const params = new QueryParams(`?${pairs}`);
  const query = takeListQuery(params, resource);
  try {
    params.finish();
  } catch (error) {
    throw error instanceof Invalid ? movedUnder(at, error) : error;
  }
  return query;
}

function movedUnder(at: string, { problems }: Invalid): Invalid {
  const moved = Object.entries(problems).map(([path, found]) => [
    at === '' ? path : `${at}.${path}`,
    found,
  ]);
  return new Invalid(Object.fromEntries(moved));
}
