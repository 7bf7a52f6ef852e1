import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** How long an unused list stays in the cache, in seconds, so that Back is instant. */
const cacheDuration = 300;

/**
 * All API calls of the back office. Endpoints are injected next to their subject: the generic ones
 * in `records.ts`, those of one module in that module.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // All cache tags have one type with ids such as `offers/12` and `offers/LIST`, so a new resource
  // declares none.
  tagTypes: ['Record'],
  keepUnusedDataFor: cacheDuration,
  endpoints: () => ({}),
});

/** The slice of the store with the responses, for endpoint selectors. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
