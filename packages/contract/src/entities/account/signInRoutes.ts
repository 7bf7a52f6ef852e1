import * as z from 'zod/mini';
import { form } from '../../schema/forms.ts';
import { empty, flag } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { loginResponse, mailedResponse, signedInResponse, twoStepResponse } from './account.ts';
import {
  confirmationResend,
  forgotPassword,
  login,
  registration,
  resetPassword,
  twoStepLogin,
  twoStepResend,
} from './forms.ts';

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
    'Sign in. A wrong e-mail or password is a problem of the field `email`. An account with two-step verification gets a code by mail',
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
  summary: 'Complete the sign-in with the code from the mail',
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
  summary: 'Mail a link for a new password. The response is the same for every address',
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
  summary: 'Set a new password with the link from the mail. Ends every session and starts none',
});
