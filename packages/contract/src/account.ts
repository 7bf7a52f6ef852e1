import type { Grant } from './permissions.ts';
import type { Option } from './values.ts';

/** The signed-in user, as `GET /profile` serves it. */
export interface Profile {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Until it is changed, the API answers nothing but the calls of one's own account. */
  readonly password_expired: boolean;
  readonly two_step: boolean;
  readonly password_changed_at: string | null;
  readonly email_verified_at: string | null;
  readonly documents_verified_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly position: Option | null;
  readonly role: Option | null;
  /** True for the built-in admin role, which may everything. */
  readonly is_admin: boolean;
  readonly permissions: readonly Grant[];
  readonly language: string | null;
  /** Settings of the screens: per-module columns, page size, density, theme. */
  readonly preferences: Preferences;
}

export interface Preferences {
  readonly theme?: 'light' | 'dark' | 'system';
  readonly density?: 'comfortable' | 'compact';
  /** The module that opens after a sign-in; empty for the usual one. */
  readonly home?: string;
  readonly lists?: Readonly<Record<string, ListPreferences>>;
}

export interface ListPreferences {
  readonly per_page?: number;
  /** Columns that are shown, in their order. */
  readonly columns?: readonly string[];
  /** Widths in pixels that the user chose, by column. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Columns that stay in sight at either edge. */
  readonly pinned?: { readonly start: readonly string[]; readonly end: readonly string[] };
  /** How the rows are drawn, where there is a choice. */
  readonly layout?: 'table' | 'grid';
}

/** The answer to a login that needs no second step. */
export interface SignedIn {
  readonly token: string;
  readonly expires_at: string;
  readonly user: Profile;
}

/** A right password that needs a code from the mail as well (`POST /two-step-login`). */
export interface TwoStep {
  /** Names this sign-in in the calls that follow. */
  readonly challenge: string;
  /** The code is good until then. */
  readonly expires_at: string;
  /** In seconds: how long to wait before another code may be asked for. */
  readonly resend_after: number;
}

/** The answer of `POST /login`: either a session, or the second step. */
export type LoginAnswer = SignedIn | { readonly two_step: TwoStep };

/** A sign-in that lasts, as `GET /profile/sessions` lists one's own. */
export interface Session {
  readonly id: number;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly expires_at: string;
  /** "Stay signed in for a week" was ticked. */
  readonly remember: boolean;
  readonly ip: string | null;
  readonly user_agent: string | null;
  /** The session that asks. */
  readonly is_current: boolean;
}

/** Somebody who can grant rights, as `GET /profile/administrators` names them to everybody who is signed in. */
export interface Administrator extends Option {
  readonly email: string;
}

/** `GET /init`: what a client must know before anybody signs in. */
export interface Init {
  /** Languages of the back office. */
  readonly languages: readonly InitLanguage[];
  /** Every language that texts may be written in, the default first. */
  readonly content_languages: readonly InitLanguage[];
  readonly version: string;
  readonly registration: 'approval' | 'open' | 'closed';
  /** Where pictures of maps are, with places for `{z}`, `{x}` and `{y}`; null: outlines alone are drawn. */
  readonly map_tiles: string | null;
  /** How long deleted records wait in the trash before they are removed for good. */
  readonly trash_days: number;
}

export interface InitLanguage {
  readonly code: string;
  readonly name: string;
  readonly is_default: boolean;
  /** How its readers write days and times, in tokens of date-fns: `dd.MM.yyyy` and `HH:mm`. */
  readonly numeric_date_format: string;
  readonly time_format: string;
}
