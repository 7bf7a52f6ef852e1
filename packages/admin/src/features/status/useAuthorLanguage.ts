import type { authorLanguageRoute } from '@rentyard/contract/entities/listing/authorLanguageRoute';
import { bulkBounds } from '@rentyard/contract/entities/records/bulk';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Resource } from '@rentyard/contract/schema/resource';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, readData } from '../../services/api/endpoint.ts';

type Route = ReturnType<typeof authorLanguageRoute>;

interface Authored {
  readonly resource: string;
  readonly ids: readonly number[];
}

/** Calls about the authors of records. */
const authorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The language of the authors of all these records; null when they differ or are unknown. */
    authorLanguage: build.query<LanguageCode | null, Authored>({
      query: ({ resource, ids }) =>
        buildRequest<Route>(`GET /${resource}/author_language`, { query: { ids } }),
      transformResponse: (body) => readData<DataOf<Route>>(body).language,
      keepUnusedDataFor: 120,
    }),
  }),
});

/**
 * The language in which the authors of these records read reasons: null when unknown or mixed,
 * undefined while loading.
 */
export function useAuthorLanguage(
  { name: resource, author }: Resource,
  ids: readonly number[],
): LanguageCode | null | undefined {
  const isNobodys = !author || ids.length === 0 || ids.length > bulkBounds.ids;
  const { currentData, isError } = authorApi.useAuthorLanguageQuery(
    { resource, ids },
    { skip: isNobodys },
  );
  return isNobodys || isError ? null : currentData;
}
