import type { Grant } from './permissions.ts';
import type { Option } from './values.ts';

/** The signed-in user, as `GET /profile` serves it. */
export interface Profile {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password_expired: boolean;
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
}

/** The answer to a login that needs no second step. */
export interface SignedIn {
  readonly token: string;
  readonly expires_at: string;
  readonly user: Profile;
}

/** `GET /init`: what a client must know before anybody signs in. */
export interface Init {
  /** Languages of the back office. */
  readonly languages: readonly InitLanguage[];
  /** Every language that texts may be written in, the default first. */
  readonly content_languages: readonly InitLanguage[];
  readonly version: string;
  readonly registration: 'approval' | 'open' | 'closed';
}

export interface InitLanguage {
  readonly code: string;
  readonly name: string;
  readonly is_default: boolean;
}
