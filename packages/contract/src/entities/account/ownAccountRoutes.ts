import * as z from 'zod/mini';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { form } from '../../schema/forms.ts';
import { either } from '../../schema/records.ts';
import { recordId } from '../../schema/routes/requests.ts';
import { dateTime, flag } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import {
  administratorResponse,
  endedResponse,
  ownSessionResponse,
  profileResponse,
} from './account.ts';
import { ownPasswordChange, passwordReset, twoStepSwitch } from './forms.ts';
import { profileChange } from './profile.ts';

const tag = 'account';
const bodyType = 'json-or-form';

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
  summary: 'Change the sent fields of the own account. Other settings of lists remain',
});

export const listAdministrators = route({
  method: 'GET',
  path: '/profile/administrators',
  permission: 'signed-in',
  tag,
  response: z.array(administratorResponse),
  errors: [422],
  summary: 'Some users with the built-in admin role, who can grant permissions',
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
  summary: 'End one session or all sessions of a user',
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
  summary: 'Turn two-step verification on or off for the own account',
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
    'Change the own password, which ends the other sessions; set a temporary password for another user; or, with an empty body, mail that user a link',
  tag: 'users',
});
