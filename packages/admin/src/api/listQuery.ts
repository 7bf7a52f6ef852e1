import type { FilterOperator } from '@rentyard/contract/resource';

export interface ListFilter {
  /** Dotted path of a field: `prices.price_per_hour`. */
  readonly path: string;
  readonly operator: FilterOperator;
  /** As on the wire: `in` takes values with commas between, `empty` takes 1 or 0. */
  readonly value: string;
}

/** What a list is asked for. */
export interface ListQuery {
  readonly page: number;
  readonly per_page: number;
  readonly search?: string;
  /** `-updated_at,name`. */
  readonly sort?: string;
  readonly filters?: readonly ListFilter[];
  /** What was deleted in place of what is there. */
  readonly trashed?: boolean;
}

/** Where the calls of a resource stand: those of the chat-bot area share one word, `buzbot/rooms`. */
export function callPath(resource: string): string {
  return resource.replace(/^buzbot_/, 'buzbot/');
}

/** The query as the API reads it. The order is fixed, so one query is always one text. */
export function listPath(resource: string, query: ListQuery): string {
  const parameters = new URLSearchParams();
  parameters.set('page', String(query.page));
  parameters.set('per_page', String(query.per_page));
  if (query.search) parameters.set('search', query.search);
  if (query.sort) parameters.set('sort', query.sort);
  if (query.trashed) parameters.set('trashed', '1');
  for (const { path, operator, value } of query.filters ?? []) {
    parameters.append(
      operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`,
      value,
    );
  }
  return `${callPath(resource)}?${parameters}`;
}
