import type { PersonRead } from '@rentyard/contract/personRead';
import type { UsersDashboard } from '@rentyard/contract/usersDashboard';
import { api } from '../../api/api.ts';
import { recordTags, shownInPlace, tag } from '../../api/listApi.ts';

interface Envelope<Data> {
  readonly data: Data;
}

const dataOf = <Data>({ data }: Envelope<Data>): Data => data;

interface PasswordAnswer {
  readonly password_expired: boolean;
}

/** What only people have: figures, a reading of everything about them, passwords and sessions. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersDashboard: build.query<UsersDashboard, void>({
      query: () => ({ path: 'users/dashboard' }),
      transformResponse: dataOf<UsersDashboard>,
      // The list below stands without its figures.
      extraOptions: { ignored: 'all' },
      providesTags: [tag('users', 'LIST')],
    }),
    person: build.query<PersonRead, number>({
      query: (id) => ({ path: `users/${id}/read` }),
      transformResponse: dataOf<PersonRead>,
      extraOptions: shownInPlace,
      providesTags: (_, __, id) => [tag('users', id)],
      keepUnusedDataFor: 0,
    }),
    addClient: build.mutation<{ readonly id: number }, unknown>({
      query: (body) => ({ path: 'users/add_client', method: 'POST', body }),
      transformResponse: dataOf<{ readonly id: number }>,
      extraOptions: { ignored: 'all' },
      invalidatesTags: (made) => (made ? [tag('users', 'LIST')] : []),
    }),
    /** A password to begin with, or with nothing a link by mail. */
    changeUserPassword: build.mutation<
      PasswordAnswer,
      { readonly id: number; readonly body: object }
    >({
      query: ({ id, body }) => ({ path: `users/${id}/change_password`, method: 'PATCH', body }),
      transformResponse: dataOf<PasswordAnswer>,
      extraOptions: { ignored: 'all' },
      invalidatesTags: (done, _, { id }) => (done ? recordTags('users', [id]) : []),
    }),
    /** Signs a person out: of one session, or of all. */
    endUserSessions: build.mutation<
      { readonly ended: number },
      { readonly id: number; readonly session?: number }
    >({
      query: ({ id, session }) => ({
        path: `users/${id}/sessions`,
        method: 'DELETE',
        body: session === undefined ? {} : { id: session },
      }),
      transformResponse: dataOf<{ readonly ended: number }>,
      extraOptions: { ignored: 'all' },
      invalidatesTags: (done, _, { id }) => (done ? [tag('users', id)] : []),
    }),
  }),
});
