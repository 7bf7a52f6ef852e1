import type { Notifications } from './notifications.ts';

/** The channel on which the triggers of `count_rows` and `notify_writes` send the name of a written table. */
export const writtenChannel = 'written';

/** Reports writes to tables by any process, so that rows of these tables can be cached. */
export interface TableChanges {
  /** Whether every write is reported. While false, nothing may be cached and no cache may be read. */
  readonly isListening: boolean;
  /**
   * Calls `forget` whenever one of the tables was written, or may have been. For writes of this
   * process that happens before the write returns. Lasts as long as the database is open.
   */
  watch(tables: readonly string[], invalidate: () => void): void;
}

/** Delay before another attempt to listen, in ms. */
const retryAfter = 1_000;

/** Starts listening with the first watch. */
export function createTableChanges({ listen, isCurrent }: Notifications): TableChanges {
  const watchers = new Map<string, Set<() => void>>();
  let isListening = false;
  let isStarted = false;

  function invalidateAll(): void {
    for (const invalidate of new Set([...watchers.values()].flatMap((some) => [...some])))
      invalidate();
  }

  function resume(): void {
    invalidateAll();
    isListening = true;
  }

  function start(): void {
    isStarted = true;
    listen(writtenChannel, {
      received(table) {
        for (const invalidate of watchers.get(table) ?? []) invalidate();
      },
      interrupted() {
        isListening = false;
        invalidateAll();
      },
      resumed: resume,
    }).then(resume, () => setTimeout(start, retryAfter).unref());
  }

  return {
    get isListening() {
      if (isListening && !isCurrent()) invalidateAll();
      return isListening && isCurrent();
    },
    watch(tables, invalidate) {
      for (const table of tables) {
        watchers.set(table, (watchers.get(table) ?? new Set()).add(invalidate));
      }
      if (!isStarted) start();
    },
  };
}
