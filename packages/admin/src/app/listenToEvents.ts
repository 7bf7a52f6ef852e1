import { selectConnection } from '../services/api/connection.ts';
import { shareStream } from '../services/events/shareStream.ts';
import { subscribe } from '../services/events/streamEvents.ts';
import { selectToken } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** Milliseconds in which further changes are batched before the counters are refetched. */
const collectFor = 1_000;

interface Refreshers {
  /** Refetches the signed-in user after a change of permissions. */
  readonly user: () => void;
  /** Refetches the counters for all tabs. */
  readonly counters: () => void;
}

/**
 * Connects to the event stream while a user is signed in and refreshes the data of the frame: the
 * counters of the side bar and the user's permissions (P-SHELL-1, P-PERM).
 */
export function listenToEvents(store: AppStore, refresh: Refreshers): void {
  const stream = shareStream((...call) => fetch(...call));
  let token: string | null = null;
  let isLost = false;
  const checkState = () => {
    const now = selectToken(store.getState());
    if (now !== token) {
      token = now;
      stream.follow(now);
    }
    const wasLost = isLost;
    isLost = selectConnection(store.getState()) === 'lost';
    if (wasLost && !isLost) stream.retry();
  };
  checkState();
  store.subscribe(checkState);
  window.addEventListener('online', stream.retry);

  let isCollecting = false;
  subscribe(['counters', 'reset'], ({ isFirsthand }) => {
    if (!isFirsthand || isCollecting) return;
    isCollecting = true;
    setTimeout(() => {
      isCollecting = false;
      refresh.counters();
    }, collectFor);
  });
  subscribe(['notification'], ({ isFirsthand }) => {
    if (isFirsthand) refresh.counters();
  });
  subscribe(['rights'], ({ isFirsthand }) => {
    if (isFirsthand) refresh.user();
  });
}
