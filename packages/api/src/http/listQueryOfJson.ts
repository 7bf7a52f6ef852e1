import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import { type ListQueryJson, paramsOfJson } from '@rentyard/contract/schema/routes/filterJson';
import { Invalid } from '../errors/failures.ts';

/**
 * Parses the query of a list from a body.
 * @throws {Invalid} with paths of the body, prefixed with `at`: `state.filter.status`.
 */
export function listQueryOfJson(resource: Resource, json: ListQueryJson, at = ''): ListQuery {
  const { query, problems } = parseListQuery(resource, paramsOfJson(json));
  const moved = Object.entries(problems).map(([path, found]) => [`${at}${path}`, found]);
  if (moved.length > 0) throw new Invalid(Object.fromEntries(moved));
  return query;
}
