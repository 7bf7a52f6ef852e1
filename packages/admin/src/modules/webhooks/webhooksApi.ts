import type {
  listWebhookDeliveries,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@rentyard/contract/entities/webhook/webhookRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

/** Calls of webhooks besides the generic ones. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    rotateWebhookSecret: build.mutation({
      ...endpoint<typeof rotateWebhookSecret>('POST /webhooks/:id/rotate'),
      invalidatesTags: (saved) =>
        saved ? [tag('webhooks', 'LIST'), tag('webhooks', saved.id)] : [],
    }),
    testWebhook: build.mutation(endpoint<typeof testWebhook>('POST /webhooks/:id/test')),
    replayWebhookDelivery: build.mutation(
      endpoint<typeof replayWebhookDelivery>('POST /webhooks/:id/deliveries/:did/replay'),
    ),
    webhookDeliveries: build.query({
      ...endpoint<typeof listWebhookDeliveries>('GET /webhooks/:id/deliveries'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
  }),
});
