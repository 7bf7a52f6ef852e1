import type { Profile } from '@rentyard/contract/entities/account/account';
import type { ownPasswordChange } from '@rentyard/contract/entities/account/forms';
import type {
  changePassword,
  endOwnSessions,
  listOwnSessions,
  readProfile,
  switchTwoStep,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import type {
  checkResetToken,
  choosePassword,
  finishSignIn,
  register,
  requestPasswordReset,
  resendCode,
  resendConfirmation,
} from '@rentyard/contract/entities/account/signInRoutes';
import type { FormOf } from '@rentyard/contract/schema/forms';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, endpoint, readData } from '../../services/api/endpoint.ts';
import { signedIn, userLoaded } from '../../services/session/session.ts';

/** A mail may have been sent. The response is the same for known and unknown addresses. */
export type MaybeMailed = DataOf<typeof requestPasswordReset>;

interface PasswordChange {
  readonly id: number;
  readonly passwords: FormOf<typeof ownPasswordChange>;
}

const sessionsTag = { type: 'Record', id: 'profile/sessions' } as const;

/**
 * Account endpoints that the first page does not need: two-step sign-in, registration, password
 * reset and the user's own account.
 */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishLogin: build.mutation({
      ...endpoint<typeof finishSignIn>('POST /two-step-login'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(signedIn({ token: response.data.token, user: response.data.user }));
      },
    }),
    resendCode: build.mutation(endpoint<typeof resendCode>('POST /two-step-login/resend')),
    register: build.mutation(endpoint<typeof register>('POST /oauth/registration')),
    resendConfirmation: build.mutation(
      endpoint<typeof resendConfirmation>('POST /oauth/confirm-email/resend'),
    ),
    forgotPassword: build.mutation(
      endpoint<typeof requestPasswordReset>('POST /oauth/forgot-password'),
    ),
    checkResetToken: build.query({
      ...endpoint<typeof checkResetToken>('GET /oauth/check-reset-token/:token'),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation(endpoint<typeof choosePassword>('POST /oauth/reset-password')),
    changePassword: build.mutation<Profile, PasswordChange>({
      queryFn: async ({ id, passwords: body }, _api, _options, send) => {
        const change = { params: { id }, body };
        const changed = await send(
          buildRequest<typeof changePassword>('PATCH /users/:id/change_password', change),
        );
        // The change affects other profile fields, so the profile is refetched.
        const read = changed.error
          ? changed
          : await send(buildRequest<typeof readProfile>('GET /profile', undefined));
        return read.error ? { error: read.error } : { data: readData<Profile>(read.data) };
      },
      invalidatesTags: [sessionsTag],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(userLoaded(response.data));
      },
    }),
    switchTwoStep: build.mutation({
      ...endpoint<typeof switchTwoStep>('PATCH /users/two-step-auth'),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(userLoaded(response.data));
      },
    }),
    ownSessions: build.query({
      ...endpoint<typeof listOwnSessions>('GET /profile/sessions'),
      providesTags: [sessionsTag],
    }),
    endSessions: build.mutation({
      ...endpoint<typeof endOwnSessions>('DELETE /profile/sessions'),
      invalidatesTags: [sessionsTag],
    }),
  }),
});
