import type { LanguageCode } from '@rentyard/contract/languages';
import { api } from '../../api/api.ts';

interface Authored {
  readonly resource: string;
  readonly ids: readonly number[];
}

/** Who reads what is decided about records. */
export const authorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The one language that the authors of all these records read; null when they differ or are unknown. */
    authorLanguage: build.query<LanguageCode | null, Authored>({
      query: ({ resource, ids }) => ({ path: `${resource}/author_language?ids=${ids.join()}` }),
      transformResponse: ({
        data,
      }: {
        readonly data: { readonly language: LanguageCode | null };
      }) => data.language,
      // One's own language does as well.
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 120,
    }),
  }),
});
