import type { Status } from '../schema/statuses.ts';

/** A change of many records. Each kind needs its own permission. */
export type BulkChange =
  | { readonly status: Status; readonly reason?: string | null }
  /** Fields as a save of one record takes them. */
  | { readonly set: Readonly<Record<string, unknown>> }
  /** To the trash. */
  | { readonly delete: true };

export const bulkBounds = {
  /** Most records that one bulk change takes. */
  records: 50_000,
  /** Most ids in one request. */
  ids: 1_000,
  /** Records that a preview changes in a dry run and lists. */
  previewed: 500,
} as const;
