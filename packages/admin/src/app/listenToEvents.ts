import { selectConnection } from '../services/api/connection.ts';
import { shareStream } from '../services/events/shareStream.ts';
import { subscribe } from '../services/events/streamEvents.ts';
import { selectToken } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** How long further changes are gathered before the numbers are asked for, in milliseconds. */
const gathering = 1_000;

interface Asking {
  /** Asks for the signed-in user, whose rights have changed. */
  readonly user: () => void;
  /** Asks for the counters, for all tabs. */
  readonly counters: () => void;
}

/**
 * Hears what happens on the server for as long as somebody is signed in, and keeps fresh what the frame
 * itself shows: the counters of the side bar and the rights of the user (P-SHELL-1, P-PERM).
 */
export function followEvents(store: AppStore, ask: Asking): void {
  const stream = shareStream((...call) => fetch(...call));
  let token: string | null = null;
  let isLost = false;
  const look = () => {
    const now = selectToken(store.getState());
    if (now !== token) {
      token = now;
      stream.follow(now);
    }
    const wasLost = isLost;
    isLost = selectConnection(store.getState()) === 'lost';
    if (wasLost && !isLost) stream.retry();
  };
  look();
  store.subscribe(look);
  window.addEventListener('online', stream.retry);

  let isGathering = false;
  subscribe(['counters', 'reset'], ({ isFirsthand }) => {
    if (!isFirsthand || isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      ask.counters();
    }, gathering);
  });
  subscribe(['rights'], ({ isFirsthand }) => {
    if (isFirsthand) ask.user();
  });
}
