import type { AlertStore } from '@rentyard/ui/Alerts';
import type { DataRouter } from 'react-router';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { api } from '../../services/api/api.ts';
import { splitPath, withLanguage } from '../../services/i18n/language.ts';
import {
  selectHasLeft,
  selectIsLost,
  selectToken,
  selectUser,
} from '../../services/session/session.ts';
import { releaseUnsaved } from '../../services/session/unsavedForms.ts';
import type { AppStore } from '../store/store.ts';
import { homeFor, loginAddress, returnAddress } from './guards.ts';

interface SessionChangeOptions {
  readonly store: AppStore;
  readonly router: DataRouter;
  readonly alerts: AlertStore;
  readonly modules: readonly ModuleDefinition[];
}

/** Address after sign-out, in any language (P-AUTH-6). */
const leftAddress = '/en/auth/login';

/**
 * Delay in milliseconds before the cache is reset: the old frame is still mounted and would refetch
 * its data.
 */
const frameGoneAfter = 300;

/**
 * Navigates when a user signs in or the session ends, in this tab or another one: to the login
 * form, and from there to the requested page. The cache is reset between users. A page with unsaved
 * values stays under a sign-in dialog and refetches its data afterwards.
 */
export function navigateOnSessionChange({
  store,
  router,
  alerts,
  modules,
}: SessionChangeOptions): void {
  const resetCache = () => store.dispatch(api.util.resetApiState());
  let [before, wasLost] = [selectToken(store.getState()), false];
  store.subscribe(() => {
    const state = store.getState();
    const [token, isLost] = [selectToken(state), selectIsLost(state)];
    if (token === before && isLost === wasLost) return;
    const [wasSignedIn, hadPausedPage] = [before !== null, wasLost];
    [before, wasLost] = [token, isLost];
    if (token === null) alerts.closeAll();
    if (isLost) return;
    if (token === null) {
      // A signed-out user must leave the page. The typed values remain as a draft.
      releaseUnsaved();
      const address = selectHasLeft(state) ? leftAddress : loginAddress(location.href);
      void router.navigate(address).then(() => setTimeout(resetCache, frameGoneAfter));
    } else if (hadPausedPage) {
      store.dispatch(api.util.invalidateTags(['Record']));
    } else if (wasSignedIn) {
      resetCache();
    } else {
      void addressAfterLogin(state, modules).then((address) =>
        router.navigate(address, { replace: true }),
      );
    }
  });
}

async function addressAfterLogin(
  state: ReturnType<AppStore['getState']>,
  modules: readonly ModuleDefinition[],
): Promise<string> {
  const { language = 'en', rest } = splitPath(location.pathname);
  // Outside the sign-in pages (for example on an error page) the tab keeps its address.
  if (!rest.startsWith('/auth/')) return location.pathname + location.search + location.hash;
  const user = selectUser(state);
  const requested = returnAddress(new URLSearchParams(location.search).get('from'));
  return withLanguage(language, requested ?? (user ? await homeFor(user, modules) : '/'));
}
