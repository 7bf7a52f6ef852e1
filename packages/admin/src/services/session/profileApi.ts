import type {
  changeProfile,
  readProfile,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import type { signIn, signOut } from '@rentyard/contract/entities/account/signInRoutes';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';
import { signedIn, userLeft, userLoaded } from './session.ts';

/** Calls about the signed-in user. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...endpoint<typeof signIn>('POST /login'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {};
        if (data && 'token' in data) dispatch(signedIn({ token: data.token, user: data.user }));
      },
    }),
    logout: build.mutation({
      ...endpoint<typeof signOut>('POST /logout'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // The browser drops the session even if the server does not respond.
        await queryFulfilled.catch(() => undefined);
        dispatch(userLeft());
      },
    }),
    profile: build.query(endpoint<typeof readProfile>('GET /profile')),
    updateProfile: build.mutation({
      ...endpoint<typeof changeProfile>('PATCH /profile'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(userLoaded(response.data));
      },
    }),
  }),
});
