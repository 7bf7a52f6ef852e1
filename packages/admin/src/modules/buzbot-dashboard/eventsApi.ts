import type { readBotLogRoute, readBotStats } from '@rentyard/contract/entities/chat/eventRoutes';
import type { QueryInputOf } from '@rentyard/contract/schema/route';
import { api } from '../../services/api/api.ts';
import { pageContent } from '../../services/api/baseQuery.ts';
import { endpoint } from '../../services/api/endpoint.ts';

export type StatsQuery = QueryInputOf<typeof readBotStats>;

/** What only the dashboard of the bot asks for. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    botEventStats: build.query({
      ...endpoint<typeof readBotStats>('GET /buzbot/events/stats'),
      keepUnusedDataFor: 10,
    }),
    /** The query is that of the list which the event is read in: its neighbours are those of that list. */
    botLog: build.query({
      ...endpoint<typeof readBotLogRoute>('GET /buzbot/log/:id'),
      extraOptions: pageContent,
    }),
  }),
});
