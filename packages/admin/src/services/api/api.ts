import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** How long a list that nobody shows is kept, in seconds, so that Back is instant. */
const keepFor = 300;

/**
 * All calls of the back office. Endpoints are injected beside what they are about: the generic ones of
 * `records.ts`, and those that only one module has in that module.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // One type for all: ids are `offers/12` and `offers/LIST`, so a new resource declares nothing.
  tagTypes: ['Record'],
  keepUnusedDataFor: keepFor,
  endpoints: () => ({}),
});

/** The part of the store that has the responses, for selectors of endpoints. */
export interface ApiState {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
