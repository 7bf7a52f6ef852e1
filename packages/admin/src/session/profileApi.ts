import type { LoginAnswer, Preferences, Profile } from '@rentyard/contract/account';
import { api } from '../api/api.ts';
import { signedIn, userLeft, userLoaded } from './session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Stay signed in for a week. */
  readonly remember: boolean;
}

interface Envelope<Data> {
  readonly data: Data;
}

/** What a user may change of their own account here. */
export interface ProfileChanges {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly phone?: string | null;
  readonly language?: string | null;
  readonly preferences?: Preferences;
}

/** Calls about the one who is signed in. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, Credentials>({
      query: (credentials) => ({ path: 'login', method: 'POST', body: credentials }),
      transformResponse: ({ data }: Envelope<LoginAnswer>) => data,
      // The form shows a wrong pair, a lock and a server that is away.
      extraOptions: { ignored: 'all' },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {};
        if (data && 'token' in data) dispatch(signedIn({ token: data.token, user: data.user }));
      },
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'logout', method: 'POST' }),
      extraOptions: { ignored: 'all' },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // The browser forgets the session even if the server cannot be told.
        await queryFulfilled.catch(() => undefined);
        dispatch(userLeft());
      },
    }),
    profile: build.query<Profile, void>({
      query: () => ({ path: 'profile' }),
      transformResponse: ({ data }: Envelope<Profile>) => data,
      extraOptions: { ignored: 'all' },
    }),
    updateProfile: build.mutation<Profile, ProfileChanges>({
      query: (changes) => ({ path: 'profile', method: 'PATCH', body: changes }),
      transformResponse: ({ data }: Envelope<Profile>) => data,
      extraOptions: { ignored: 'all' },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(userLoaded(answer.data));
      },
    }),
  }),
});
