import type { ResponseOf, TypeOf } from '../../schema/route.ts';
import type { readInit } from './initRoute.ts';
import type {
  administratorResponse,
  loginResponse,
  ownSessionResponse,
  profileResponse,
  signedInResponse,
  twoStepResponse,
} from './responses.ts';

/** The signed-in user, as `GET /profile` serves it. */
export type Profile = TypeOf<typeof profileResponse>;

export type Preferences = Profile['preferences'];

/** Columns, widths, pinned columns and page size of the list of one module. */
export type ListPreferences = NonNullable<Preferences['lists']>[string];

/** The answer to a login that needs no second step. */
export type SignedIn = TypeOf<typeof signedInResponse>;

/** A right password that needs a code from the mail as well (`POST /two-step-login`). */
export type TwoStep = TypeOf<typeof twoStepResponse>;

/** The answer of `POST /login`: either a session, or the second step. */
export type LoginAnswer = TypeOf<typeof loginResponse>;

/** A sign-in that lasts, as `GET /profile/sessions` lists one's own. */
export type Session = TypeOf<typeof ownSessionResponse>;

/** Somebody who can grant rights, as `GET /profile/administrators` names them to everybody who is signed in. */
export type Administrator = TypeOf<typeof administratorResponse>;

/** `GET /init`: what a client must know before anybody signs in. */
export type Init = ResponseOf<typeof readInit>;

export type InitLanguage = Init['languages'][number];
