import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the running code is inside a transaction of one database. */
export interface OpenTransaction {
  /** Runs the work of a transaction, until it is settled. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws when the caller is inside a transaction. Called before a connection is taken. */
  refuseSecondConnection(): void;
}

/**
 * For a database with one connection: code inside a transaction that requests another connection
 * would wait for itself until the wait times out, and block every other request.
 */
export function trackOpenTransaction(): OpenTransaction {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();
  return {
    run(work) {
      const transaction = { isOpen: true };
      return current.run(transaction, async () => {
        try {
          return await work();
        } finally {
          // Work that was only started inside, and is not awaited, may use the connection later.
          transaction.isOpen = false;
        }
      });
    },
    refuseSecondConnection() {
      if (!current.getStore()?.isOpen) return;
      throw new Error(
        'A statement inside a transaction requested a second connection, and the embedded database has only one. Run it on `tx` instead of `db`.',
      );
    },
  };
}
