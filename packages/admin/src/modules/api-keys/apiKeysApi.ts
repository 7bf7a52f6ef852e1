import type {
  listApiKeyActivity,
  rotateApiKey,
} from '@rentyard/contract/entities/api-key/apiKeyRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

/** Calls of API keys besides the generic ones. */
export const apiKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    rotateApiKey: build.mutation({
      ...endpoint<typeof rotateApiKey>('POST /api_keys/:id/rotate'),
      invalidatesTags: (key) => (key ? [tag('api_keys', 'LIST'), tag('api_keys', key.id)] : []),
    }),
    apiKeyActivity: build.query({
      ...endpoint<typeof listApiKeyActivity>('GET /api_keys/:id/activity'),
      keepUnusedDataFor: 0,
    }),
  }),
});
