import type {
  followRecord,
  followView,
  readFollows,
  unfollowRecord,
  unfollowView,
} from '@rentyard/contract/entities/collaboration/followRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

const followsTag = tag('follows', 'LIST');
const invalidatesTags = [followsTag];

/** What the user follows. */
export const followsApi = api.injectEndpoints({
  endpoints: (build) => ({
    follows: build.query({
      ...endpoint<typeof readFollows>('GET /follows'),
      providesTags: [followsTag],
    }),
    followRecord: build.mutation({
      ...endpoint<typeof followRecord>('POST /follows/records'),
      invalidatesTags,
    }),
    unfollowRecord: build.mutation({
      ...endpoint<typeof unfollowRecord>('DELETE /follows/records'),
      invalidatesTags,
    }),
    followView: build.mutation({
      ...endpoint<typeof followView>('POST /follows/views'),
      invalidatesTags,
    }),
    unfollowView: build.mutation({
      ...endpoint<typeof unfollowView>('DELETE /follows/views'),
      invalidatesTags,
    }),
  }),
});
