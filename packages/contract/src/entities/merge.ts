import type { Subject } from '../permissions.ts';
import type { Option } from '../schema/values.ts';

/** `POST /brands/merge` and its preview: `ids` give way to `into`. */
export interface Merge {
  readonly into: number;
  readonly ids: readonly number[];
}

/** What a merge does, or did. */
export interface MergeOutcome {
  /** The record that stays. */
  readonly into: Option;
  /** The records that go to the trash. */
  readonly merged: readonly Option[];
  /** How many records of each kind point at `into` instead; those in the trash are among them. */
  readonly moves: readonly { readonly subject: Subject; readonly count: number }[];
}
