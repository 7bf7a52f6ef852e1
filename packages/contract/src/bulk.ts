import type { WireProblem } from './errors.ts';
import type { Change } from './history.ts';
import type { Status } from './statuses.ts';

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
  /** Records that a preview tries the change on. */
  tried: 500,
  /** Records that a preview tells one by one. */
  told: 100,
} as const;

/** A record in the preview of a bulk change. */
export interface BulkPreviewRow {
  readonly id: number;
  readonly name: string;
  readonly outcome: 'change' | 'skip';
  /** What would differ; empty for a skipped one and for one that goes to the trash. */
  readonly changes: readonly Change[];
  /** Why it would be skipped, by dotted path. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}

/** The answer of `POST /{res}/bulk/preview`: the change was tried and taken back. */
export interface BulkPreview {
  /** Records that are meant. */
  readonly total: number;
  /** How many of them the change was tried on: all, unless there are very many. */
  readonly checked: number;
  readonly will_change: number;
  readonly will_skip: number;
  /** Why records would be skipped, the commonest reason first. */
  readonly reasons: readonly {
    readonly rule: string;
    readonly message: string;
    readonly count: number;
  }[];
  /** Skipped ones first. */
  readonly rows: readonly BulkPreviewRow[];
}
