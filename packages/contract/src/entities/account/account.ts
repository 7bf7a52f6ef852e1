import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { actions, subjects } from '../../permissions.ts';
import {
  count,
  dateTime,
  flag,
  id,
  option,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import type { TypeOf } from '../../schema/routes/route.ts';
import { preferencesSchema } from './profile.ts';

/** One permission in account responses: `["read", "offers"]`. */
const permission = z.tuple([z.enum(actions), z.enum(subjects)]);

/** The signed-in user. */
export const profileResponse = z.strictObject({
  id,
  first_name: string,
  last_name: string,
  email: string,
  phone: z.nullable(string),
  // Until the password is changed, the API serves only the calls of the own account.
  password_expired: flag,
  two_step: flag,
  password_changed_at: z.nullable(dateTime),
  email_verified_at: z.nullable(dateTime),
  documents_verified_at: z.nullable(dateTime),
  created_at: dateTime,
  updated_at: dateTime,
  position: z.nullable(option),
  role: z.nullable(option),
  // True for the built-in admin role, which has every permission.
  is_admin: flag,
  permissions: z.array(permission),
  language: z.nullable(z.enum(languageCodes)),
  // Settings of the screens: per-module columns, page size, density, theme.
  preferences: preferencesSchema,
});

/** A session of a user, without the flag of the current one. */
export const sessionResponse = z.strictObject({
  id,
  created_at: dateTime,
  last_used_at: dateTime,
  expires_at: dateTime,
  remember: flag,
  ip: z.nullable(string),
  user_agent: z.nullable(string),
});

export const ownSessionResponse = z.extend(sessionResponse, { is_current: flag });

/** A sign-in that needs no second step. */
export const signedInResponse = z.strictObject({
  token: string,
  expires_at: dateTime,
  user: profileResponse,
});

/** The password is correct, and a code from the mail is still needed. */
export const twoStepResponse = z.strictObject({
  challenge: withKeywords(
    { description: 'Identifies this sign-in in the following calls.' },
    z.string(),
  ),
  expires_at: dateTime,
  resend_after: withKeywords(
    { description: 'Seconds to wait before another code can be mailed.' },
    z.int().check(z.minimum(0)),
  ),
});

export const loginResponse = z.union([
  signedInResponse,
  z.strictObject({ two_step: twoStepResponse }),
]);

/** A user who can grant permissions. */
export const administratorResponse = z.strictObject({ id, name: string, email: string });

/** Does not disclose whether a mail was sent. */
export const mailedResponse = z.strictObject({
  resend_after: withKeywords(
    { description: 'Seconds to wait before the next request.' },
    z.int().check(z.minimum(0)),
  ),
});

export const endedResponse = z.strictObject({ ended: count });

/** The signed-in user, as `GET /profile` serves it. */
export type Profile = TypeOf<typeof profileResponse>;

export type Preferences = Profile['preferences'];

/** Columns, widths, pinned columns and page size of the list of one module. */
export type ListPreferences = NonNullable<Preferences['lists']>[string];

/** The response to a login that needs no second step. */
export type SignedIn = TypeOf<typeof signedInResponse>;

/** The password is correct, and a code from the mail is still needed (`POST /two-step-login`). */
export type TwoStep = TypeOf<typeof twoStepResponse>;

/** The response of `POST /login`: a session or the second step. */
export type LoginResponse = TypeOf<typeof loginResponse>;

/** A session, as `GET /profile/sessions` lists those of the caller. */
export type Session = TypeOf<typeof ownSessionResponse>;

/**
 * A user who can grant permissions, as `GET /profile/administrators` lists them to every signed-in
 * user.
 */
export type Administrator = TypeOf<typeof administratorResponse>;
