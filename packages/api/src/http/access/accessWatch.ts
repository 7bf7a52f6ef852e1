import type { TableChanges } from '../../db/tableChanges.ts';
import type { Sessions, User } from './user.ts';

/** Tables whose writes can end a session or change permissions. */
const sources = ['sessions', 'api_keys', 'api_key_secrets', 'users', 'roles', 'positions'];
/** Finds sessions and API keys that expired, in ms. Mostly reads cached users. */
const checkEvery = 1_000;
/** Before another check while the database is unavailable, in ms. */
const retryAfter = 500;

/** Receives the current user of a session; undefined once the session has ended. */
type Watcher = (person: User | undefined) => void;

/** Watches the permissions behind responses that take long: event streams and downloads. */
export interface AccessWatch {
  /** Calls the watcher after each write that may concern it, until the returned function is called. */
  watch(token: string, watcher: Watcher): () => void;
  start(): void;
  stop(): void;
}

export function createAccessWatch(sessions: Sessions, changes: TableChanges): AccessWatch {
  const watched = new Map<string, Set<Watcher>>();
  let checking: Promise<void> | undefined;
  let isRequestedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  /** One round at a time; a write during a round starts another one afterwards. */
  function check(): void {
    if (watched.size === 0) return;
    if (checking) {
      isRequestedAgain = true;
      return;
    }
    checking = checkAll()
      .catch(() => {
        setTimeout(check, retryAfter).unref();
      })
      .finally(() => {
        checking = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        check();
      });
  }

  /** One session after the other, so that a write never takes all connections. */
  async function checkAll(): Promise<void> {
    for (const [token, watchers] of [...watched]) {
      const person = await sessions.findUser(token);
      for (const watcher of [...watchers]) watcher(person);
    }
  }

  changes.watch(sources, () => setImmediate(check));

  return {
    watch(token, watcher) {
      const watchers = watched.get(token) ?? new Set();
      watched.set(token, watchers.add(watcher));
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) watched.delete(token);
      };
    },
    start() {
      timer = setInterval(check, checkEvery);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
