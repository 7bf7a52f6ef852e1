import type { Profile, Session, SignedIn, TwoStep } from '@rentyard/contract/account';
import { api } from '../api/api.ts';
import { signedIn, userLoaded } from '../session/session.ts';

interface Envelope<Data> {
  readonly data: Data;
}

/** A mail may have been sent; the same for known and unknown addresses. */
export interface MaybeMailed {
  /** Seconds to wait before it is asked for again. */
  readonly resend_after: number;
}

interface Newcomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

interface PasswordChange {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
}

const dataOf = <Data>({ data }: Envelope<Data>): Data => data;
/** Forms and screens show every refusal themselves. */
const shownInPlace = { ignored: 'all' } as const;
const post = (path: string, body: unknown) => ({ path, method: 'POST', body }) as const;
const sessionsTag = { type: 'Record', id: 'profile/sessions' } as const;

/** Calls about accounts that the first page does without: the second step, ways back in, one's own account. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishLogin: build.mutation<SignedIn, { readonly challenge: string; readonly code: string }>({
      query: (answer) => post('two-step-login', answer),
      transformResponse: dataOf<SignedIn>,
      extraOptions: shownInPlace,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(signedIn({ token: answer.data.token, user: answer.data.user }));
      },
    }),
    resendCode: build.mutation<TwoStep, string>({
      query: (challenge) => post('two-step-login/resend', { challenge }),
      transformResponse: dataOf<TwoStep>,
      extraOptions: shownInPlace,
    }),
    register: build.mutation<MaybeMailed, Newcomer>({
      query: (newcomer) => post('oauth/registration', newcomer),
      transformResponse: dataOf<MaybeMailed>,
      extraOptions: shownInPlace,
    }),
    resendConfirmation: build.mutation<
      MaybeMailed,
      { readonly token: string } | { readonly email: string }
    >({
      query: (to) => post('oauth/confirm-email/resend', to),
      transformResponse: dataOf<MaybeMailed>,
      extraOptions: shownInPlace,
    }),
    forgotPassword: build.mutation<MaybeMailed, string>({
      query: (email) => post('oauth/forgot-password', { email }),
      transformResponse: dataOf<MaybeMailed>,
      extraOptions: shownInPlace,
    }),
    checkResetToken: build.query<unknown, string>({
      query: (token) => ({ path: `oauth/check-reset-token/${encodeURIComponent(token)}` }),
      extraOptions: shownInPlace,
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<
      unknown,
      { readonly token: string; readonly password: string; readonly password_confirmation: string }
    >({
      query: (form) => post('oauth/reset-password', form),
      extraOptions: shownInPlace,
    }),
    changePassword: build.mutation<Profile, { readonly id: number } & PasswordChange>({
      queryFn: async ({ id, ...body }, _api, _options, call) => {
        const path = `users/${id}/change_password`;
        const changed = await call({ path, method: 'PATCH', body });
        // What else has changed with it, the screens read off the profile.
        const read = changed.error ? changed : await call({ path: 'profile' });
        if (read.error) return { error: read.error };
        return { data: dataOf(read.data as Envelope<Profile>) };
      },
      extraOptions: shownInPlace,
      invalidatesTags: [sessionsTag],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(userLoaded(answer.data));
      },
    }),
    switchTwoStep: build.mutation<
      Profile,
      { readonly enabled: boolean; readonly current_password: string }
    >({
      query: (body) => ({ path: 'users/two-step-auth', method: 'PATCH', body }),
      transformResponse: dataOf<Profile>,
      extraOptions: shownInPlace,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(userLoaded(answer.data));
      },
    }),
    ownSessions: build.query<readonly Session[], void>({
      query: () => ({ path: 'profile/sessions' }),
      transformResponse: dataOf<readonly Session[]>,
      extraOptions: shownInPlace,
      providesTags: [sessionsTag],
    }),
    endSessions: build.mutation<unknown, { readonly id: number } | { readonly others: true }>({
      query: (which) => ({ path: 'profile/sessions', method: 'DELETE', body: which }),
      extraOptions: shownInPlace,
      invalidatesTags: [sessionsTag],
    }),
  }),
});
