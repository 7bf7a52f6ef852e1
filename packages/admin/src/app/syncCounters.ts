import type { Counters } from '@rentyard/contract/entities/counters';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { countersApi } from '../services/counters/countersApi.ts';
import { can } from '../services/permissions/useCan.ts';
import { selectToken, selectUser } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

/** What tabs tell each other: the counters that one of them asked for, or the question for them. */
type Told = Counters | 'ask';

/** How long other tabs have to answer, in milliseconds. */
const answerTime = 250;

/**
 * Keeps the counters of the side bar and of tabs by status (P-SHELL-1). One tab asks for all: a tab that
 * opens takes what the others know, and each answer is told to all. Answers with the way to ask anew.
 */
export function followCounters(store: AppStore, modules: readonly ModuleDefinition[]): () => void {
  const { counters } = countersApi.endpoints;
  const channel = new BroadcastChannel('rentyard.counters');
  let token: string | null = null;
  /** What other tabs know as well. */
  let told: Counters | undefined;
  let stopFollowing = () => {};

  const known = () => counters.select()(store.getState()).data;
  const say = (what: Told) => channel.postMessage(what);
  const countedIn = () => {
    const user = selectUser(store.getState());
    const statuses = modules
      .filter(({ subject, hasStatusTabs }) => hasStatusTabs && can(user, 'read', subject))
      .map(({ name }) => name.replaceAll('-', '_'))
      .join();
    return { query: { statuses: statuses || undefined } };
  };
  // The subscription that stays asks again when this tab itself changes what is counted.
  const follow = (forceRefetch: boolean) => {
    if (selectToken(store.getState()) === null) return;
    const { unsubscribe } = store.dispatch(counters.initiate(countedIn(), { forceRefetch }));
    stopFollowing();
    stopFollowing = unsubscribe;
  };
  const look = () => {
    const now = selectToken(store.getState());
    if (now !== token) {
      token = now;
      told = undefined;
      if (token === null) return;
      say('ask');
      setTimeout(() => known() ?? follow(true), answerTime);
    }
    const mine = known();
    if (!mine || mine === told) return;
    told = mine;
    say(mine);
  };

  channel.onmessage = async ({ data }: MessageEvent<Told>) => {
    const mine = known();
    if (data === 'ask') return mine && say(mine);
    if (token === null || JSON.stringify(mine) === JSON.stringify(data)) return;
    told = data;
    await store.dispatch(countersApi.util.upsertQueryData('counters', countedIn(), data));
    if (!mine) follow(false);
  };
  look();
  store.subscribe(look);
  return () => follow(true);
}
