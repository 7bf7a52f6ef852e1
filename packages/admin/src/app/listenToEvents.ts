import { selectConnection } from '../services/api/connection.ts';
import { shareStream } from '../services/events/shareStream.ts';
import { subscribe } from '../services/events/streamEvents.ts';
import { selectToken } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** How long further changes are gathered before the numbers are asked for, in milliseconds. */
const collectFor = 1_000;

interface Refreshers {
  /** Asks for the signed-in user, whose rights have changed. */
  readonly user: () => void;
  /** Asks for the counters, for all tabs. */
  readonly counters: () => void;
}

/**
 * Hears what happens on the server for as long as somebody is signed in, and keeps fresh what the frame
 * itself shows: the counters of the side bar and the rights of the user (P-SHELL-1, P-PERM).
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
  subscribe(['rights'], ({ isFirsthand }) => {
    if (isFirsthand) refresh.user();
  });
}
