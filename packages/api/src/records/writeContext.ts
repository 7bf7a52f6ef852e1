import type { Change, HistoryAction } from '@rentyard/contract/schema/history';
import type { Transaction } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import type { ResourceBinding } from './resourceBinding.ts';
import type { Store } from './store.ts';

/** A write in progress: its transaction, resource and author. */
export interface WriteContext {
  readonly tx: Transaction;
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly personId: number;
  /** The language of reference labels in responses and in the history. */
  readonly locale: Locale;
  /** The transaction will be rolled back, so the write takes no number from a sequence. */
  readonly isDryRun?: boolean;
  /** The job of the write: a bulk change or an import. */
  readonly jobId?: number;
}

/** A change of a record, as its history stores it. */
export interface RecordedChange {
  readonly id: number;
  readonly version: number;
  readonly action: HistoryAction;
  readonly changes?: readonly Change[];
  readonly reason?: string | null;
  /** The columns that may have changed; undefined for any. */
  readonly columns?: readonly string[];
}

/** The time of the write as ISO text. */
export function momentOf({ store }: WriteContext): string {
  return store.clock().toISOString();
}

/** Calls `afterWrite` of the entity after the commit. */
export function announce({ tx, store, binding: { guards } }: WriteContext): void {
  const { afterWrite } = guards;
  if (afterWrite) tx.afterCommit(() => afterWrite(store));
}
