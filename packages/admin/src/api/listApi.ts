import type { LanguageCode } from '@rentyard/contract/languages';
import type { RecordBase } from '@rentyard/contract/values';
import { api } from './api.ts';
import { type ListQuery, listPath } from './listQuery.ts';

export interface PageMeta {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  readonly last_page: number;
  /** False when the total is an estimate: large tables are not counted for every page. */
  readonly total_is_exact: boolean;
}

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}

export interface In {
  readonly resource: string;
  readonly language: LanguageCode;
}

export const tag = (resource: string, id: number | 'LIST') =>
  ({ type: 'Record', id: `${resource}/${id}` }) as const;
/** What a change of these records makes old: their lists, and whatever was read of themselves. */
export const recordTags = (resource: string, ids: readonly number[]) => [
  tag(resource, 'LIST'),
  ...ids.map((id) => tag(resource, id)),
];

/** A list or a record says itself that it failed, with a retry, whenever the server may yet answer. */
export const shownInPlace = { ignored: [429, 500, 502, 503, 504] };

/** The one call that a first page makes; the others come with the screens that make them (`records.ts`). */
export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<Page<RecordBase>, In & { readonly query: ListQuery }>({
      query: ({ resource, language, query }) => ({ path: listPath(resource, query), language }),
      extraOptions: shownInPlace,
      providesTags: (page, _, { resource }) =>
        recordTags(resource, page?.data.map(({ id }) => id) ?? []),
    }),
  }),
});
