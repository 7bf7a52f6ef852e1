import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { type ListQueryJson, paramsOfJson } from '@rentyard/contract/schema/filterJson';
import type { ListParams, ListQuery } from '@rentyard/contract/schema/listQuery';
import { parseListQuery } from '@rentyard/contract/schema/parseListQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../errors/failures.ts';

/** The query parameters of a URL. */
export function paramsOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/**
 * Parses the query of a list.
 * @throws {Invalid} for invalid and unknown parameters.
 */
export function listQueryOf(
  resource: Resource,
  params: URLSearchParams,
  names?: ListParams,
): ListQuery {
  const { query, problems, others } = parseListQuery(resource, params, names);
  refuseParams(problems, others);
  return query;
}

/** @throws {Invalid} when there is a problem or an unknown parameter. */
export function refuseParams(problems: ProblemsByPath, unknown: readonly string[]): void {
  for (const name of unknown) problems[name] = [...(problems[name] ?? []), { id: 'unknown' }];
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

/**
 * Parses the query of a list from a body.
 * @throws {Invalid} with paths of the body, prefixed with `at`: `state.filter.status`.
 */
export function listQueryOfJson(resource: Resource, json: ListQueryJson, at = ''): ListQuery {
  const { query, problems } = parseListQuery(resource, paramsOfJson(json));
  const moved = Object.entries(problems).map(([path, found]) => [`${at}${path}`, found]);
  refuseParams(Object.fromEntries(moved), []);
  return query;
}

/** The requested page of a list. */
export function pageOf({ page, per_page }: { readonly page: number; readonly per_page: number }) {
  return { page, perPage: per_page };
}
