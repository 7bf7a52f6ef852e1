import type {
  listNotifications,
  readNotifications,
} from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { api } from '../api/api.ts';
import { buildRequest, type DataOf, endpoint } from '../api/endpoint.ts';
import { tag } from '../api/listApi.ts';
import { countersApi } from '../counters/countersApi.ts';
import { subscribeWhileCached } from '../events/subscribeWhileCached.ts';

interface NotificationQuery {
  readonly language: string;
  /** Only unread ones. */
  readonly isUnread?: boolean;
}

const listTag = tag('notifications', 'LIST');

/** The user's notifications by cursor, and marking them as read. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<DataOf<typeof listNotifications>, NotificationQuery, number>(
      {
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: ({ meta }) => meta.next ?? undefined,
        },
        query: ({ queryArg: { language, isUnread }, pageParam: before }) =>
          buildRequest<typeof listNotifications>('GET /notifications', {
            query: { before: before || undefined, limit: 20, unread: isUnread ? '1' : undefined },
            language: language as never,
          }),
        providesTags: [listTag],
        keepUnusedDataFor: 0,
        onCacheEntryAdded: async (_, { dispatch, cacheEntryRemoved }) => {
          await subscribeWhileCached(cacheEntryRemoved, ['notification', 'reset'], () => {
            dispatch(notificationsApi.util.invalidateTags([listTag]));
          });
        },
      },
    ),
    readNotifications: build.mutation({
      ...endpoint<typeof readNotifications>('PATCH /notifications'),
      invalidatesTags: (read) => (read ? [listTag] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const read = await queryFulfilled.catch(() => undefined);
        if (!read) return;
        const { unread } = read.data;
        dispatch(
          countersApi.util.updateQueryData('counters', undefined, (counters) => ({
            ...counters,
            notifications_unread: unread,
          })),
        );
      },
    }),
  }),
});
