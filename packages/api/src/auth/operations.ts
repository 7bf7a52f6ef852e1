import {
  confirmationResend,
  forgotPassword,
  ownPasswordChange,
  passwordReset,
  registration,
  resetPassword,
  twoStepLogin,
  twoStepResend,
  twoStepSwitch,
} from '@rentyard/contract/accountForms';
import { login } from '@rentyard/contract/login';
import { profile } from '@rentyard/contract/profile';
import { dataOf, type JsonSchema, type Operation } from '../http/openapi/operation.ts';
import { draftSchema } from '../http/openapi/recordSchemas.ts';
import { closed, count, flag, id, listOf, moment, text } from '../http/openapi/schemaParts.ts';
import {
  preferencesJson,
  profileSchema,
  sessionSchema,
  signedInSchema,
  twoStepSchema,
} from './accountSchemas.ts';

const tag = 'account';
const person = dataOf(profileSchema);
const token = { token: text };
/** Says that a mail may have been sent, and nothing about whether it was. */
const maybeMailed = dataOf(
  closed({
    resend_after: { ...count, description: 'Seconds to wait before it is asked for again.' },
  }),
);

/** What the calls of accounts say of themselves. */
export const operations = {
  login: {
    summary:
      'Sign in. A wrong pair is a problem of the field email, whatever the reason. An account with two steps gets a code by mail',
    tag,
    body: { schema: draftSchema(login, 'create'), isForm: true },
    answers: { 200: dataOf({ anyOf: [signedInSchema, closed({ two_step: twoStepSchema })] }) },
  },
  twoStepLogin: {
    summary: 'Finish signing in with the code from the mail',
    tag,
    body: { schema: draftSchema(twoStepLogin, 'create'), isForm: true },
    answers: { 200: dataOf(signedInSchema) },
  },
  twoStepResend: {
    summary: 'Mail another code. The one before counts no more',
    tag,
    body: { schema: draftSchema(twoStepResend, 'create'), isForm: true },
    answers: { 200: dataOf(twoStepSchema) },
  },
  logout: { summary: 'End the session', tag, answers: { 204: null } },
  register: {
    summary:
      'Make an account that has to be confirmed by mail. The answer is the same for an address that has one',
    tag,
    body: { schema: draftSchema(registration, 'create'), isForm: true },
    answers: { 200: maybeMailed },
    refusals: [403],
  },
  confirmEmail: {
    summary: 'Confirm an address by the link from the mail. Leads to a page of the back office',
    tag,
    path: token,
    answers: { 302: null },
  },
  resendConfirmation: {
    summary: 'Mail another link, by the one that came too late or by the address',
    tag,
    body: { schema: draftSchema(confirmationResend, 'create'), isForm: true },
    answers: { 200: maybeMailed },
  },
  forgotPassword: {
    summary: 'Mail a link to choose another password. The answer is the same for every address',
    tag,
    body: { schema: draftSchema(forgotPassword, 'create'), isForm: true },
    answers: { 200: maybeMailed },
  },
  checkResetToken: {
    summary: 'Whether a link can still be used. Looking does not spend it',
    tag,
    path: token,
    answers: { 200: dataOf(closed({ is_valid: flag })) },
  },
  resetPassword: {
    summary:
      'Choose another password by the link from the mail. Ends every session, signs nobody in',
    tag,
    body: { schema: draftSchema(resetPassword, 'create'), isForm: true },
    answers: { 200: dataOf(closed({})) },
  },
  readProfile: { summary: 'Who is signed in', tag, answers: { 200: person } },
  changeProfile: {
    summary: 'Change the sent fields of oneself. Settings of lists that are not sent stay',
    tag,
    body: { schema: profileChange() },
    answers: { 200: person },
  },
  administrators: {
    summary: 'Who can grant rights: some of the people with the built-in admin role',
    tag,
    answers: { 200: dataOf(listOf(closed({ id, name: text, email: text }))) },
  },
  sessions: {
    summary: "One's own sessions, the one used last first",
    tag,
    answers: { 200: dataOf(listOf(closed({ ...sessionSchema, is_current: flag }))) },
  },
  endSession: {
    summary: 'End one of the own sessions, or all but the one that asks',
    tag,
    body: {
      schema: { oneOf: [closed({ id }), closed({ others: { const: true } })] },
    },
    answers: { 200: dataOf(closed({ ended: count })) },
    refusals: [404],
  },
  endSessionsOf: {
    summary: 'Sign somebody out: of one session, or everywhere',
    tag: 'users',
    body: { schema: closed({ id }, ['id']) },
    answers: { 200: dataOf(closed({ ended: count })) },
  },
  switchTwoStep: {
    summary: 'Switch the code by mail on or off for oneself',
    tag: 'users',
    body: { schema: draftSchema(twoStepSwitch, 'create') },
    answers: { 200: person },
  },
  changePassword: {
    summary:
      'Change the own password, which ends the other sessions; or give somebody one to begin with; or, with nothing sent, mail them a link',
    tag: 'users',
    body: {
      schema: {
        anyOf: [draftSchema(ownPasswordChange, 'create'), draftSchema(passwordReset, 'create')],
      },
    },
    answers: { 200: dataOf(closed({ password_changed_at: orMoment(), password_expired: flag })) },
    refusals: [403],
  },
} as const satisfies Readonly<Record<string, Operation>>;

function orMoment(): JsonSchema {
  return { anyOf: [moment, { type: 'null' }] };
}

function profileChange(): JsonSchema {
  const { properties, ...schema } = draftSchema(profile, 'create');
  return {
    ...schema,
    required: [],
    properties: { ...(properties as JsonSchema), preferences: preferencesJson },
  };
}
