import { boolean, nameBounds, text } from '../../schema/fields.ts';
import { defineResource } from '../../schema/resource.ts';

/**
 * What people send about their own accounts. These are forms, not records: they share the description
 * of fields, so that screens, the server and the OpenAPI document judge them alike. Passwords count to
 * the letter, blanks too.
 */

/** Long enough to be hard to guess; what is longer than anybody types is kept whole all the same. */
export const passwordBounds = { min: 8, max: 1_000 } as const;

const password = text({ ...passwordBounds, required: true });
/** One that was set before: whatever it is, it is judged by being right. */
const existingPassword = text({ max: passwordBounds.max, required: true });
/** What people type a second time; programs that do not mistype may leave it out. */
const retyped = text({ max: passwordBounds.max });
const email = text({ max: 254, format: 'email', required: true });
/** 256 random bits in 43 characters. */
const token = text({ max: 64, required: true });

const form = {
  subject: 'users',
  label: 'id',
  search: [],
  sort: [],
  defaultSort: 'id',
  filter: [],
} as const;

/** `POST /oauth/registration` */
export const registration = defineResource({
  ...form,
  name: 'registration',
  fields: {
    first_name: text({ ...nameBounds, format: 'letters', required: true }),
    last_name: text({ ...nameBounds, format: 'letters', required: true }),
    email,
    password,
  },
});

/** `POST /oauth/forgot-password` */
export const forgotPassword = defineResource({
  ...form,
  name: 'forgot_password',
  fields: { email },
});

/** `POST /oauth/confirm-email/resend`: by the link that came too late, or by the address. */
export const confirmationResend = defineResource({
  ...form,
  name: 'confirmation_resend',
  fields: { token: text({ max: 64 }), email: text({ max: 254, format: 'email' }) },
});

/** `POST /oauth/reset-password` */
export const resetPassword = defineResource({
  ...form,
  name: 'reset_password',
  fields: { token, password, password_confirmation: existingPassword },
});

/** `POST /two-step-login` */
export const twoStepLogin = defineResource({
  ...form,
  name: 'two_step_login',
  fields: { challenge: token, code: text({ max: 16, required: true }) },
});

/** `POST /two-step-login/resend` */
export const twoStepResend = defineResource({
  ...form,
  name: 'two_step_resend',
  fields: { challenge: token },
});

/** `PATCH /users/two-step-auth` */
export const twoStepSwitch = defineResource({
  ...form,
  name: 'two_step_auth',
  // Left out, it must not mean "off".
  fields: {
    enabled: boolean({ default: false, required: true }),
    current_password: existingPassword,
  },
});

/** `PATCH /users/{id}/change_password` of oneself. */
export const ownPasswordChange = defineResource({
  ...form,
  name: 'change_password',
  fields: {
    current_password: existingPassword,
    password,
    password_confirmation: retyped,
  },
});

/**
 * `PATCH /users/{id}/change_password` of somebody else: a password to begin with, which has to be
 * changed at the next sign-in, or nothing, which mails a link instead.
 */
export const passwordReset = defineResource({
  ...form,
  name: 'password_reset',
  fields: {
    password: text({ ...passwordBounds }),
    password_confirmation: retyped,
  },
});

/** What `POST /login` takes, from JSON or a form. The password counts to the letter, blanks too. */
export const login = defineResource({
  name: 'login',
  subject: 'users',
  label: 'email',
  fields: {
    email: text({ max: 254, format: 'email', required: true }),
    password: text({ max: 1_000, required: true }),
    remember: boolean({ default: false }),
  },
  search: [],
  sort: [],
  defaultSort: 'id',
  filter: [],
});
