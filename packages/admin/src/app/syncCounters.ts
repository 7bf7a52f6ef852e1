import type { Counters } from '@rentyard/contract/entities/counters';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { countersApi } from '../services/counters/countersApi.ts';
import { can } from '../services/permissions/useCan.ts';
import { selectToken, selectUser } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** What tabs tell each other: the counters that one of them asked for, or the question for them. */
type ChannelMessage = Counters | 'ask';

/** How long other tabs have to answer, in milliseconds. */
const responseTimeout = 250;

/**
 * Keeps the counters of the side bar and of tabs by status (P-SHELL-1). One tab asks for all: a tab that
 * opens takes what the others know, and each answer is told to all. Answers with the way to ask anew.
 */
export function syncCounters(store: AppStore, modules: readonly ModuleDefinition[]): () => void {
  const { counters } = countersApi.endpoints;
  const channel = new BroadcastChannel('rentyard.counters');
  let token: string | null = null;
  /** What other tabs know as well. */
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
  // The subscription that stays asks again when this tab itself changes what is counted.
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
