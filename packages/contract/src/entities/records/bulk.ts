import type { Status } from '../../schema/statuses.ts';

/** A change of many records. Each kind needs its own permission. */
export type BulkChange =
  | { readonly status: Status; readonly reason?: string | null }
  /** Fields in the format of a save of one record. */
  | { readonly set: Readonly<Record<string, unknown>> }
  /** Moves the records to the trash. */
  | { readonly delete: true };

export const bulkBounds = {
  /** Maximum number of records of one bulk change. */
  records: 50_000,
  /** Maximum number of ids in one request. */
  ids: 1_000,
  /** Number of records that a preview changes in a dry run and lists. */
  previewed: 500,
} as const;
