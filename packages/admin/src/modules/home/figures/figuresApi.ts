import type { readPeriodFigures } from '@rentyard/contract/entities/homeFigures';
import { api } from '../../../services/api/api.ts';
import { endpoint, pageContent } from '../../../services/api/endpoint.ts';
import { tag } from '../../../services/api/listApi.ts';

/** Refetches the home page. */
export const homeTag = tag('home', 'LIST');

/** Figures of a period. They are refetched with the home page. */
export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query({
      ...endpoint<typeof readPeriodFigures>('GET /home/figures'),
      extraOptions: pageContent,
      providesTags: [homeTag],
      keepUnusedDataFor: 0,
    }),
  }),
});
