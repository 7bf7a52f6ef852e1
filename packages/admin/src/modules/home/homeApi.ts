import type { readHome } from '@rentyard/contract/entities/home';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';
import { subscribeWhileCached } from '../../services/events/subscribeWhileCached.ts';

const homeTag = tag('home', 'LIST');

/** Changes of records within this time cause one refetch, in milliseconds. */
const collectFor = 2_000;

/** The home page, which stays current while it is open. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    home: build.query({
      ...endpoint<typeof readHome>('GET /home'),
      extraOptions: pageContent,
      providesTags: [homeTag],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, { dispatch, cacheEntryRemoved }) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const refetch = () => {
          clearTimeout(timer);
          timer = undefined;
          dispatch(homeApi.util.invalidateTags([homeTag]));
        };
        await Promise.all([
          // Refetches at once for events that concern only this user.
          subscribeWhileCached(cacheEntryRemoved, ['notification', 'reset'], refetch),
          subscribeWhileCached(
            cacheEntryRemoved,
            ['record', 'counters', 'room', 'broadcast', 'bot_event'],
            () => {
              timer ??= setTimeout(refetch, collectFor);
            },
          ),
        ]);
        clearTimeout(timer);
      },
    }),
  }),
});
