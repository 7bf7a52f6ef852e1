import type { Transaction } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import type { ResourceBinding } from './resourceBinding.ts';
import type { Store } from './store.ts';

/** A write under way: in which transaction, of what, by whom. */
export interface WriteContext {
  readonly tx: Transaction;
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly personId: number;
  /** The language that references are named in, in answers and in the history. */
  readonly locale: Locale;
}

/** The moment of the write, as the database takes it. */
export function momentOf({ store }: WriteContext): string {
  return store.clock().toISOString();
}

/** Lets the entity know once the write is durable. */
export function announce({ tx, store, binding: { guards } }: WriteContext): void {
  const { afterWrite } = guards;
  if (afterWrite) tx.afterCommit(() => afterWrite(store));
}
