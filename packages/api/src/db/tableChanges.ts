import type { Notifications } from './notifications.ts';

/** The channel on which the triggers of migration 0070 tell the name of a written table. */
export const writtenChannel = 'written';

/** Which tables were written, by whatever process, so that what was read from them can be kept in memory. */
export interface Writes {
  /** Whether every write is heard. While it is not, nothing read may be cached, and no cache be read. */
  readonly isHeard: boolean;
  /**
   * Calls `forget` whenever one of the tables was written, or may have been. For writes of this process
   * that happens before the write is answered. Lasts as long as the database is open.
   */
  watch(tables: readonly string[], forget: () => void): void;
}

/** How long to wait before listening is tried again, in ms. */
const retryAfter = 1_000;

/** Begins to listen with the first watch. */
export function createWrites({ listen, isCurrent }: Notifications): Writes {
  const watchers = new Map<string, Set<() => void>>();
  let isHeard = false;
  let isStarted = false;

  function forgetAll(): void {
    for (const forget of new Set([...watchers.values()].flatMap((some) => [...some]))) forget();
  }

  function hearAll(): void {
    forgetAll();
    isHeard = true;
  }

  function start(): void {
    isStarted = true;
    listen(writtenChannel, {
      heard(table) {
        for (const forget of watchers.get(table) ?? []) forget();
      },
      interrupted() {
        isHeard = false;
        forgetAll();
      },
      resumed: hearAll,
    }).then(hearAll, () => setTimeout(start, retryAfter).unref());
  }

  return {
    get isHeard() {
      if (isHeard && !isCurrent()) forgetAll();
      return isHeard && isCurrent();
    },
    watch(tables, forget) {
      for (const table of tables) {
        watchers.set(table, (watchers.get(table) ?? new Set()).add(forget));
      }
      if (!isStarted) start();
    },
  };
}
