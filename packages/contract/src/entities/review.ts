import type { LanguageCode } from '../languages.ts';
import type { Status } from '../schema/statuses.ts';
import type { Option } from '../schema/values.ts';

/** How long a claimed offer is held for the person who claimed it. */
export const claimMinutes = 5;

/** What offers of a category ask for one unit: decimal text in the places of the currency. */
export interface PriceSpread {
  /** How many prices it is drawn from. */
  readonly count: number;
  /** A tenth of the prices is below. */
  readonly low: string;
  readonly median: string;
  /** A tenth of the prices is above. */
  readonly high: string;
}

/** `GET /categories/{id}/price_range?currency=`: over the active offers; null without any price. */
export interface PriceRange {
  readonly currency: Option;
  readonly price_per_shift: PriceSpread | null;
  readonly price_per_hour: PriceSpread | null;
}

/** Besides its name: within some fifty metres or at the same address, of one owner, of one phone number. */
export const duplicateReasons = ['place', 'owner', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another offer of the same name that is likely the same machine. */
export interface Duplicate extends Option {
  readonly code: string;
  readonly status: Status;
  readonly reasons: readonly DuplicateReason[];
  readonly updated_at: string;
}

export interface OwnerHistory extends Option {
  /** When the account was made. */
  readonly since: string;
  readonly has_verified_documents: boolean;
  /** Offers by their status. */
  readonly offers: Readonly<Record<Status, number>>;
}

/** What an hour usually costs, as the category says; an open end is null. */
export interface PriceInterval {
  readonly from: string | null;
  readonly to: string | null;
  readonly currency: Option;
}

/** `GET /offers/{id}/review`: what a decision about an offer is made by. */
export interface OfferReview {
  readonly price_range: PriceRange;
  readonly price_interval: PriceInterval | null;
  readonly owner: OwnerHistory | null;
  /** That its author reads reasons in: the owner's own, else that of the region's country. */
  readonly author_language: LanguageCode | null;
  readonly duplicates: readonly Duplicate[];
  /** Who is deciding about it now. */
  readonly held: { readonly by: Option; readonly until: string } | null;
}
