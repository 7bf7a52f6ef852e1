import type { listAdministrators } from '@rentyard/contract/entities/account/routes';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';

/** Calls about who else is there, which no list needs. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    administrators: build.query(endpoint<typeof listAdministrators>('GET /profile/administrators')),
  }),
});
