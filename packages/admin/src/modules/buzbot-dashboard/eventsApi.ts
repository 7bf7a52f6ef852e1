import type { readBotLogRoute, readBotStats } from '@rentyard/contract/entities/chat/eventRoutes';
import type { QueryInputOf } from '@rentyard/contract/schema/routes/route';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';

export type StatsQuery = QueryInputOf<typeof readBotStats>;

/** Endpoints that only the dashboard uses. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    botEventStats: build.query({
      ...endpoint<typeof readBotStats>('GET /buzbot/events/stats'),
      keepUnusedDataFor: 10,
    }),
    /**
     * Takes the query of the list that the event was opened from: the neighbours come from that
     * list.
     */
    botLog: build.query({
      ...endpoint<typeof readBotLogRoute>('GET /buzbot/log/:id'),
      extraOptions: pageContent,
    }),
  }),
});
