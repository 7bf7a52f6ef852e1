import type { changePassword, endSessionsOf } from '@rentyard/contract/entities/account/routes';
import type {
  addClient,
  readPersonRoute,
  usersDashboard,
} from '@rentyard/contract/entities/userRoutes';
import { api } from '../../../services/api/api.ts';
import { pageContent } from '../../../services/api/baseQuery.ts';
import { endpoint } from '../../../services/api/endpoint.ts';
import { recordTags, tag } from '../../../services/api/listApi.ts';

/** What only people have: figures, a reading of everything about them, passwords and sessions. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersDashboard: build.query({
      ...endpoint<typeof usersDashboard>('GET /users/dashboard'),
      providesTags: [tag('users', 'LIST')],
    }),
    person: build.query({
      ...endpoint<typeof readPersonRoute>('GET /users/:id/read'),
      extraOptions: pageContent,
      providesTags: (_, __, { params }) => [tag('users', params.id)],
      keepUnusedDataFor: 0,
    }),
    addClient: build.mutation({
      ...endpoint<typeof addClient>('POST /users/add_client'),
      invalidatesTags: (made) => (made ? [tag('users', 'LIST')] : []),
    }),
    /** A password to begin with, or with nothing a link by mail. */
    changeUserPassword: build.mutation({
      ...endpoint<typeof changePassword>('PATCH /users/:id/change_password'),
      invalidatesTags: (done, _, { params }) => (done ? recordTags('users', [params.id]) : []),
    }),
    /** Signs a person out: of one session, or of all. */
    endUserSessions: build.mutation({
      ...endpoint<typeof endSessionsOf>('DELETE /users/:id/sessions'),
      invalidatesTags: (done, _, { params }) => (done ? [tag('users', params.id)] : []),
    }),
  }),
});
