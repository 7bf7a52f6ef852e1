import { boolean, nameBounds, text } from '../../schema/fields.ts';
import { defineForm } from '../../schema/resource.ts';

/**
 * The forms about one's own account. They are not records, but they use the same field
 * descriptions, so that screens, the server and the OpenAPI document apply the same rules.
 * Passwords are not trimmed.
 */

/** The maximum only limits the size of a request. */
export const passwordBounds = { min: 8, max: 1_000 } as const;

const password = text({ ...passwordBounds, required: true });
/** A password that was set earlier. No rule but the maximum applies, since it is only compared. */
const existingPassword = text({ max: passwordBounds.max, required: true });
/** The repeated password. API clients may omit it. */
const retyped = text({ max: passwordBounds.max });
const email = text({ max: 254, format: 'email', required: true });
/** 256 random bits in 43 characters. */
const token = text({ max: 64, required: true });

/** `POST /oauth/registration` */
export const registration = defineForm('registration', {
  first_name: text({ ...nameBounds, format: 'letters', required: true }),
  last_name: text({ ...nameBounds, format: 'letters', required: true }),
  email,
  password,
});

/** `POST /oauth/forgot-password` */
export const forgotPassword = defineForm('forgot_password', { email });

/** `POST /oauth/confirm-email/resend`: by the expired link or by the address. */
export const confirmationResend = defineForm('confirmation_resend', {
  token: text({ max: 64 }),
  email: text({ max: 254, format: 'email' }),
});

/** `POST /oauth/reset-password` */
export const resetPassword = defineForm('reset_password', {
  token,
  password,
  password_confirmation: existingPassword,
});

/** `POST /two-step-login` */
export const twoStepLogin = defineForm('two_step_login', {
  challenge: token,
  code: text({ max: 16, required: true }),
});

/** `POST /two-step-login/resend` */
export const twoStepResend = defineForm('two_step_resend', { challenge: token });

/** `PATCH /users/two-step-auth` */
export const twoStepSwitch = defineForm('two_step_auth', {
  // Required, so that an omitted value does not mean "off".
  enabled: boolean({ default: false, required: true }),
  current_password: existingPassword,
});

/** `PATCH /users/{id}/change_password` of the caller. */
export const ownPasswordChange = defineForm('change_password', {
  current_password: existingPassword,
  password,
  password_confirmation: retyped,
});

/**
 * `PATCH /users/{id}/change_password` of another user: a temporary password, which has to be
 * changed at the next sign-in. Without a password the server mails a link instead.
 */
export const passwordReset = defineForm('password_reset', {
  password: text({ ...passwordBounds }),
  password_confirmation: retyped,
});

/** The body of `POST /login`, as JSON or a form. The password is not trimmed. */
export const login = defineForm('login', {
  email: text({ max: 254, format: 'email', required: true }),
  password: text({ max: 1_000, required: true }),
  remember: boolean({ default: false }),
});
