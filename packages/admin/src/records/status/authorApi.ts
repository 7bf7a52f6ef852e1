import type { authorLanguageRoute } from '@rentyard/contract/entities/authorLanguageRoute';
import type { LanguageCode } from '@rentyard/contract/languages';
import { api } from '../../services/api/api.ts';
import { type DataOf, dataOf, requestOf } from '../../services/api/endpoint.ts';

type Route = ReturnType<typeof authorLanguageRoute>;

interface Authored {
  readonly resource: string;
  readonly ids: readonly number[];
}

/** Who reads what is decided about records. */
export const authorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The one language that the authors of all these records read; null when they differ or are unknown. */
    authorLanguage: build.query<LanguageCode | null, Authored>({
      query: ({ resource, ids }) =>
        requestOf<Route>(`GET /${resource}/author_language`, { query: { ids } }),
      transformResponse: (body) => dataOf<DataOf<Route>>(body).language,
      keepUnusedDataFor: 120,
    }),
  }),
});
