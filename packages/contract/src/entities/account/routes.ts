import * as z from 'zod/mini';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { form } from '../../schema/forms.ts';
import { either } from '../../schema/records.ts';
import { recordId } from '../../schema/requests.ts';
import { dateTime, empty, flag } from '../../schema/responses.ts';
import { route } from '../../schema/route.ts';
import {
  administratorResponse,
  endedResponse,
  loginResponse,
  mailedResponse,
  ownSessionResponse,
  profileResponse,
  signedInResponse,
  twoStepResponse,
} from './account.ts';
import {
  confirmationResend,
  forgotPassword,
  login,
  ownPasswordChange,
  passwordReset,
  registration,
  resetPassword,
  twoStepLogin,
  twoStepResend,
  twoStepSwitch,
} from './forms.ts';
import { profileChange } from './profile.ts';

const tag = 'account';
const permission = 'public';
const bodyType = 'json-or-form';
const token = z.object({ token: z.string() });

export const signIn = route({
  method: 'POST',
  path: '/login',
  permission,
  tag,
  bodyType,
  body: form(login),
  response: loginResponse,
  errors: [422],
  summary:
    'Sign in. A wrong pair is a problem of the field email, whatever the reason. An account with two steps gets a code by mail',
});

export const finishSignIn = route({
  method: 'POST',
  path: '/two-step-login',
  permission,
  tag,
  bodyType,
  body: form(twoStepLogin),
  response: signedInResponse,
  errors: [422],
  summary: 'Finish signing in with the code from the mail',
});

export const resendCode = route({
  method: 'POST',
  path: '/two-step-login/resend',
  permission,
  tag,
  bodyType,
  body: form(twoStepResend),
  response: twoStepResponse,
  errors: [422],
  summary: 'Mail another code. The previous code becomes invalid',
});

export const signOut = route({
  method: 'POST',
  path: '/logout',
  permission: 'signed-in',
  tag,
  response: empty,
  status: 204,
  errors: [422],
  summary: 'End the session',
});

export const register = route({
  method: 'POST',
  path: '/oauth/registration',
  permission,
  tag,
  bodyType,
  body: form(registration),
  response: mailedResponse,
  errors: [403, 422],
  summary:
    'Create an account that has to be confirmed by mail. The response is the same for an address that has an account',
});

export const confirmEmail = route({
  method: 'GET',
  path: '/oauth/confirm-email/:token',
  permission,
  tag,
  params: token,
  response: empty,
  status: 302,
  errors: [404, 422],
  summary: 'Confirm an address by the link from the mail. Redirects to a page of the back office',
});

export const resendConfirmation = route({
  method: 'POST',
  path: '/oauth/confirm-email/resend',
  permission,
  tag,
  bodyType,
  body: form(confirmationResend),
  response: mailedResponse,
  errors: [422],
  summary: 'Mail another link, by the expired link or by the address',
});

export const requestPasswordReset = route({
  method: 'POST',
  path: '/oauth/forgot-password',
  permission,
  tag,
  bodyType,
  body: form(forgotPassword),
  response: mailedResponse,
  errors: [422],
  summary: 'Mail a link to choose another password. The response is the same for every address',
});

export const checkResetToken = route({
  method: 'GET',
  path: '/oauth/check-reset-token/:token',
  permission,
  tag,
  params: token,
  response: z.strictObject({ is_valid: flag }),
  errors: [404, 422],
  summary: 'Whether a link can still be used. The check does not use it up',
});

export const choosePassword = route({
  method: 'POST',
  path: '/oauth/reset-password',
  permission,
  tag,
  bodyType,
  body: form(resetPassword),
  response: z.strictObject({}),
  errors: [422],
  summary: 'Choose another password by the link from the mail. Ends every session, signs nobody in',
});

export const readProfile = route({
  method: 'GET',
  path: '/profile',
  permission: 'signed-in',
  tag,
  response: profileResponse,
  errors: [422],
  summary: 'The signed-in user',
});

export const changeProfile = route({
  method: 'PATCH',
  path: '/profile',
  permission: 'signed-in',
  tag,
  body: profileChange,
  response: profileResponse,
  errors: [422],
  summary: 'Change the sent fields of the own account. Settings of lists that are not sent remain',
});

export const listAdministrators = route({
  method: 'GET',
  path: '/profile/administrators',
  permission: 'signed-in',
  tag,
  response: z.array(administratorResponse),
  errors: [422],
  summary: 'Who can grant permissions: some of the people with the built-in admin role',
});

export const listOwnSessions = route({
  method: 'GET',
  path: '/profile/sessions',
  permission: 'signed-in',
  tag,
  response: z.array(ownSessionResponse),
  errors: [422],
  summary: 'The own sessions, the most recently used first',
});

/** `{ "id": 1 }`, or `{ "others": true }`. */
const whichSessions = z
  .strictObject({ id: z.optional(recordId), others: z.optional(flag) })
  .check((ctx) => {
    const { id, others } = ctx.value;
    if (others && id !== undefined) refuse(ctx, { id: 'unknown' }, ['id']);
    if (!others && id === undefined) refuse(ctx, { id: 'required' }, ['id']);
  });

export const endOwnSessions = route({
  method: 'DELETE',
  path: '/profile/sessions',
  permission: 'signed-in',
  tag,
  body: whichSessions,
  response: endedResponse,
  errors: [404, 422],
  summary: 'End one of the own sessions, or all but the current one',
});

export const endSessionsOf = route({
  method: 'DELETE',
  path: '/users/:id/sessions',
  permission: ['update', 'users'],
  body: z.strictObject({ id: z.optional(recordId) }),
  response: endedResponse,
  errors: [404, 422],
  summary: 'Sign a person out: of one session, or everywhere',
  tag: 'users',
});

export const switchTwoStep = route({
  method: 'PATCH',
  path: '/users/two-step-auth',
  permission: 'signed-in',
  bodyType,
  body: form(twoStepSwitch),
  response: profileResponse,
  errors: [422],
  summary: 'Turn the code by mail on or off for the own account',
  tag: 'users',
});

export const ownPasswordForm = form(ownPasswordChange);
export const passwordResetForm = form(passwordReset);

export const changePassword = route({
  method: 'PATCH',
  path: '/users/:id/change_password',
  permission: 'signed-in',
  bodyType,
  body: either<typeof ownPasswordForm | typeof passwordResetForm>(
    ownPasswordChange,
    ownPasswordForm,
    passwordResetForm,
  ),
  response: z.strictObject({
    password_changed_at: z.nullable(dateTime),
    password_expired: flag,
  }),
  errors: [403, 404, 422],
  summary:
    'Change the own password, which ends the other sessions; or give somebody a temporary one; or, with nothing sent, mail them a link',
  tag: 'users',
});
