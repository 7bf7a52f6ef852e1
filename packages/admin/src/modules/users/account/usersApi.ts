import type {
  changePassword,
  endSessionsOf,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import type {
  addClient,
  readPersonRoute,
  resendInvitation,
  usersDashboard,
} from '@rentyard/contract/entities/account/userRoutes';
import { api } from '../../../services/api/api.ts';
import { endpoint, pageContent } from '../../../services/api/endpoint.ts';
import { recordTags, tag } from '../../../services/api/listApi.ts';

/** Endpoints that only users have: figures, details, passwords and sessions. */
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
    /** Sets a temporary password, or mails a link when the body is empty. */
    changeUserPassword: build.mutation({
      ...endpoint<typeof changePassword>('PATCH /users/:id/change_password'),
      invalidatesTags: (done, _, { params }) => (done ? recordTags('users', [params.id]) : []),
    }),
    resendInvitation: build.mutation({
      ...endpoint<typeof resendInvitation>('POST /users/:id/resend_invitation'),
    }),
    /** Ends one session of a user, or all. */
    endUserSessions: build.mutation({
      ...endpoint<typeof endSessionsOf>('DELETE /users/:id/sessions'),
      invalidatesTags: (done, _, { params }) => (done ? [tag('users', params.id)] : []),
    }),
  }),
});
