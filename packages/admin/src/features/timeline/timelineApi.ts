import type { CommentRoutes } from '@rentyard/contract/entities/collaboration/commentRoutes';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, pageContent, readData } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';
import { subscribeWhileCached } from '../../services/events/subscribeWhileCached.ts';

/** The record that a timeline belongs to. */
export interface TimelineOf {
  readonly resource: string;
  readonly id: number;
}

interface CommentOf extends TimelineOf {
  readonly comment: number;
}

interface CommentText {
  readonly text: string;
}

const timelineTag = ({ resource, id }: TimelineOf) => tag(`${resource}/timeline`, id);

/** The timeline of a record by cursor, and the comments on it. */
export const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    timeline: build.infiniteQuery<DataOf<CommentRoutes['timeline']>, TimelineOf, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ meta }) => meta.next ?? undefined,
      },
      query: ({ queryArg: { resource, id }, pageParam }) =>
        buildRequest<CommentRoutes['timeline']>(`GET /${resource}/:id/timeline`, {
          params: { id },
          query: { before: pageParam || undefined, limit: 20 },
        }),
      extraOptions: pageContent,
      providesTags: (_, __, of) => [timelineTag(of), tag(of.resource, of.id)],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (of, { dispatch, cacheEntryRemoved }) => {
        await subscribeWhileCached(cacheEntryRemoved, ['comment', 'record', 'reset'], (event) => {
          const isOther =
            event.name !== 'reset' &&
            (event.data.resource !== of.resource || event.data.id !== of.id);
          if (!isOther) dispatch(timelineApi.util.invalidateTags([timelineTag(of)]));
        });
      },
    }),
    addComment: build.mutation<
      DataOf<CommentRoutes['create']>,
      TimelineOf & CommentText & { readonly idempotencyKey: string }
    >({
      query: ({ resource, id, text, idempotencyKey }) =>
        buildRequest<CommentRoutes['create']>(`POST /${resource}/:id/comments`, {
          params: { id },
          body: { text },
          idempotencyKey,
        }),
      transformResponse: readData,
      invalidatesTags: (made, _, of) => (made ? [timelineTag(of)] : []),
    }),
    editComment: build.mutation<DataOf<CommentRoutes['update']>, CommentOf & CommentText>({
      query: ({ resource, id, comment, text }) =>
        buildRequest<CommentRoutes['update']>(`PATCH /${resource}/:id/comments/:comment`, {
          params: { id, comment },
          body: { text },
        }),
      transformResponse: readData,
      invalidatesTags: (saved, _, of) => (saved ? [timelineTag(of)] : []),
    }),
    deleteComment: build.mutation<DataOf<CommentRoutes['remove']>, CommentOf>({
      query: ({ resource, id, comment }) =>
        buildRequest<CommentRoutes['remove']>(`DELETE /${resource}/:id/comments/:comment`, {
          params: { id, comment },
        }),
      invalidatesTags: (_, failure, of) => (failure ? [] : [timelineTag(of)]),
    }),
  }),
});
