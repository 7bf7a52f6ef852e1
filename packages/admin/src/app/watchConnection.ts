import { api } from '../services/api/api.ts';
import { selectConnection } from '../services/api/connection.ts';
import { initApi } from '../services/session/initApi.ts';
import { firstRetryPause, userRefreshInterval } from './constants.ts';
import type { AppStore } from './store.ts';

/**
 * Pings an unreachable server with growing pauses. Once it responds, refetches what the page shows
 * (P-BOOT-7). Forms are not refetched.
 */
export function watchConnection(store: AppStore): void {
  let pause = firstRetryPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = selectConnection(store.getState());

  const retry = () => {
    timer = undefined;
    void store.dispatch(
      initApi.endpoints.init.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    pause = Math.min(pause * 2, userRefreshInterval);
    wait();
  };
  const wait = () => {
    timer ??= setTimeout(retry, pause);
  };
  store.subscribe(() => {
    const now = selectConnection(store.getState());
    if (now === before) return;
    const wasLost = before === 'lost';
    before = now;
    if (now === 'lost') wait();
    if (!wasLost) return;
    clearTimeout(timer);
    timer = undefined;
    pause = firstRetryPause;
    store.dispatch(api.util.invalidateTags(['Record']));
  });
  window.addEventListener('online', () => {
    if (timer !== undefined) retry();
  });
}
