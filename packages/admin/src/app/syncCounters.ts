import type { Counters } from '@rentyard/contract/entities/counters';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { countersApi } from '../services/counters/countersApi.ts';
import { can } from '../services/permissions/useCan.ts';
import { selectToken, selectUser } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** A message between tabs: counters, or a request for them. */
type ChannelMessage = Counters | 'ask';

/** Milliseconds that other tabs have to respond. */
const responseTimeout = 250;

/**
 * Synchronises the counters of the side bar and of status tabs (P-SHELL-1). One tab fetches them
 * for all: a new tab takes the counters of the others, and every response is broadcast. Returns a
 * function that refetches them.
 */
export function syncCounters(store: AppStore, modules: readonly ModuleDefinition[]): () => void {
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
