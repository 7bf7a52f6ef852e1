import type { Counters } from '@rentyard/contract/entities/records/counters';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { selectConnection } from '../../services/api/status/connection.ts';
import { checkForNewVersion } from '../../services/api/status/newVersion.ts';
import { countersApi } from '../../services/counters/countersApi.ts';
import { isStreamAlive, shareStream } from '../../services/events/shareStream.ts';
import { subscribe } from '../../services/events/streamEvents.ts';
import { can } from '../../services/permissions/useCan.ts';
import { selectToken, selectUser } from '../../services/session/session.ts';
import type { AppStore } from '../store/store.ts';
import { refreshOnce } from './refreshUser.ts';

/**
 * Starts the background work after the first page: the event stream, the counters and the version
 * check. Returns the task that one tab runs every 20 s for all: it refetches the counters while the
 * stream is down.
 */
export function startBackgroundSync(
  store: AppStore,
  modules: readonly ModuleDefinition[],
): () => void {
  const refreshCounters = syncCounters(store, modules);
  watchVersion();
  listenToEvents(store, { user: () => void refreshOnce(store), counters: refreshCounters });
  return () => {
    if (!isStreamAlive()) refreshCounters();
  };
}

/** How often a visible page checks for a new version, in milliseconds. */
const checkInterval = 600_000;

/**
 * Checks for a new version of the back office (P-SHELL-7): after every reconnect, because a
 * deployment restarts the server, and at an interval.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  let checkedAt = Date.now();
  let wasConnected = false;
  const check = () => {
    checkedAt = Date.now();
    void checkForNewVersion(send);
  };
  subscribe(['ready'], () => {
    // The first connection follows the page load, so the code is current.
    if (wasConnected) check();
    wasConnected = true;
  });
  const checkIfDue = () => {
    if (!document.hidden && Date.now() - checkedAt >= checkInterval) check();
  };
  setInterval(checkIfDue, checkInterval);
  document.addEventListener('visibilitychange', checkIfDue);
}

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
function listenToEvents(store: AppStore, refresh: Refreshers): void {
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
  subscribe(['counters', 'reset'], ({ isStreamOwner }) => {
    if (!isStreamOwner || isCollecting) return;
    isCollecting = true;
    setTimeout(() => {
      isCollecting = false;
      refresh.counters();
    }, collectFor);
  });
  subscribe(['notification'], ({ isStreamOwner }) => {
    if (isStreamOwner) refresh.counters();
  });
  subscribe(['rights'], ({ isStreamOwner }) => {
    if (isStreamOwner) refresh.user();
  });
}

/** A message between tabs: counters, or a request for them. */
type ChannelMessage = Counters | 'ask';

/** Milliseconds that other tabs have to respond. */
const responseTimeout = 250;

/**
 * Synchronises the counters of the side bar and of status tabs (P-SHELL-1). One tab fetches them
 * for all: a new tab takes the counters of the others, and every response is broadcast. Returns a
 * function that refetches them.
 */
function syncCounters(store: AppStore, modules: readonly ModuleDefinition[]): () => void {
  const { counters } = countersApi.endpoints;
  const channel = new BroadcastChannel('rentyard.counters');
  let token: string | null = null;
  /** The counters that other tabs have too. */
  let shared: Counters | undefined;
  let unsubscribeFromCounters = () => {};

  const known = () => counters.select()(store.getState()).data;
  const broadcast = (what: ChannelMessage) => channel.postMessage(what);
  const countersQuery = () => {
    const user = selectUser(store.getState());
    const statuses = modules
      .filter(({ subject, hasStatusTabs }) => hasStatusTabs && can(user, 'read', subject))
      .map(({ name }) => name.replaceAll('-', '_'))
      .join();
    return { query: { statuses: statuses || undefined } };
  };
  // Refetches only when this tab changes which counters are fetched.
  const subscribeToCounters = (forceRefetch: boolean) => {
    if (selectToken(store.getState()) === null) return;
    const { unsubscribe } = store.dispatch(counters.initiate(countersQuery(), { forceRefetch }));
    unsubscribeFromCounters();
    unsubscribeFromCounters = unsubscribe;
  };
  const handleStoreChange = () => {
    const now = selectToken(store.getState());
    if (now !== token) {
      token = now;
      shared = undefined;
      if (token === null) return;
      broadcast('ask');
      setTimeout(() => known() ?? subscribeToCounters(true), responseTimeout);
    }
    const own = known();
    if (!own || own === shared) return;
    shared = own;
    broadcast(own);
  };

  channel.onmessage = async ({ data }: MessageEvent<ChannelMessage>) => {
    const own = known();
    if (data === 'ask') return own && broadcast(own);
    if (token === null || JSON.stringify(own) === JSON.stringify(data)) return;
    shared = data;
    await store.dispatch(countersApi.util.upsertQueryData('counters', countersQuery(), data));
    if (!own) subscribeToCounters(false);
  };
  handleStoreChange();
  store.subscribe(handleStoreChange);
  return () => subscribeToCounters(true);
}
