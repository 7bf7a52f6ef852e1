import type { Status } from '../schema/statuses.ts';

/** What is to be done to many records at once; each by its own right. */
export type BulkChange =
  | { readonly status: Status; readonly reason?: string | null }
  /** Fields as a save of one record takes them. */
  | { readonly set: Readonly<Record<string, unknown>> }
  /** To the trash. */
  | { readonly delete: true };

export const bulkBounds = {
  /** Most records that one bulk change takes. */
  records: 50_000,
  /** Most ids that are named one by one. */
  ids: 1_000,
  /** Records that a preview tries the change on and lists. */
  previewed: 500,
} as const;
