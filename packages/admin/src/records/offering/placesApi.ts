import type { LanguageCode } from '@rentyard/contract/languages';
import type { Option } from '@rentyard/contract/values';
import { api } from '../../api/api.ts';
import type { Point } from '../map/mercator.ts';

/** What is known of places. */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The region of the offers around a point; null where there are none. */
    regionNear: build.query<Option | null, Point & { readonly language: LanguageCode }>({
      query: ({ lat, long, language }) => ({
        path: `regions/near?lat=${lat}&long=${long}`,
        language,
      }),
      transformResponse: ({ data }: { readonly data: Option | null }) => data,
      // A suggestion that does not come is none.
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 60,
    }),
  }),
});
