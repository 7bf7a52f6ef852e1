import type { Status } from './statuses.ts';
import type { Option } from './values.ts';

/** A change of one field. `from` and `to` have the edit shape. Secrets have neither. */
export interface Change {
  /** Dotted path: `name.ru`, `prices.price_per_hour`. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

export const historyActions = [
  'create',
  'update',
  'delete',
  'restore',
  'change_status',
  'revert',
  'hand_over',
  'extend',
  'return',
  'cancel',
  'reprice',
] as const;

export type HistoryAction = (typeof historyActions)[number];

/**
 * The values that a revert restores: of every field after the change or before it, or only of the
 * fields of the change.
 */
export const revertTargets = ['after', 'before', 'change'] as const;

export type RevertTarget = (typeof revertTargets)[number];

/** A change of a record, as `GET /{res}/{id}/history` lists it, newest first. */
export interface HistoryEntry {
  readonly id: number;
  /** The version that the change created. */
  readonly version: number;
  readonly action: HistoryAction;
  readonly changes: readonly Change[];
  readonly reason: string | null;
  readonly created_at: string;
  readonly created_by: Option | null;
  /** Who proposed the change that `created_by` approved; null for a direct change. */
  readonly proposed_by: Option | null;
}

/** A change of status, as `GET /offers/status/{id}/history_for_offer` lists it, newest first. */
export interface StatusEntry {
  readonly id: number;
  readonly from: Status;
  readonly to: Status;
  readonly reason: string | null;
  readonly created_at: string;
  readonly created_by: Option | null;
}
