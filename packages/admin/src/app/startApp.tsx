import { createAlerts } from '@rentyard/ui/Alerts';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { api } from '../services/api/api.ts';
import { reachabilityChanged, selectConnection } from '../services/api/status/connection.ts';
import { firstPage } from '../services/api/status/firstPage.ts';
import { pageLeft, selectPageFailure } from '../services/api/status/pageFailure.ts';
import { measureFirstTable } from '../services/firstTableWidth.ts';
import {
  preferredLanguage,
  splitPath,
  storedLanguage,
  withLanguage,
} from '../services/i18n/language.ts';
import { retryUntilLoaded } from '../services/lazy/lazyComponent.ts';
import { setNavigationTarget } from '../services/loadChunk.ts';
import { initApi, offeredLanguages } from '../services/session/initApi.ts';
import { persistSession } from '../services/session/persistSession.ts';
import { selectToken } from '../services/session/session.ts';
import { signedInAgain } from '../services/session/signedInAgain.ts';
import { readSession } from '../services/session/storedSession.ts';
import { preloadRest, whenFirstPageIsDone } from './background/preloadRest.ts';
import { refreshUser } from './background/refreshUser.ts';
import { clearOutdatedStorage } from './clearOutdatedStorage.ts';
import { fetchWithEarlyResponses, takeEarlyResponses } from './earlyResponses.ts';
import { handleFailedCall } from './handleFailedCall.ts';
import { modules } from './modules.ts';
import { navigateOnSessionChange } from './routing/navigateOnSessionChange.ts';
import { appRoutes } from './routing/routes.tsx';
import { watchFirstNavigation } from './routing/watchFirstNavigation.ts';
import { firstRetryPause, userRefreshInterval } from './store/constants.ts';
import { type AppStore, createStore } from './store/store.ts';

/**
 * Starts the back office (P-BOOT). Language, session, list and offered languages load in parallel.
 */
export function startApp(): void {
  if (clearOutdatedStorage(localStorage)) {
    location.reload();
    return;
  }
  addLanguageToAddress();
  loadFont();

  // P-SHELL-5
  const alerts = createAlerts({ success: 3000, info: 4000, error: 4000, action: 3000 });
  const store: AppStore = createStore({
    session: readSession(),
    services: {
      fetch: fetchWithEarlyResponses,
      upload: async (...call) =>
        (await import('../services/api/uploadWithProgress.ts')).uploadWithProgress(...call),
      token: () => selectToken(store.getState()),
      language: () => splitPath(location.pathname).language ?? 'en',
      act: (...failed) => handleFailure(...failed),
      signedInAgain: (token) => signedInAgain(store, token),
      onReachabilityChange: (isReached) => {
        const isLost = selectConnection(store.getState()) === 'lost';
        if (isReached === isLost) store.dispatch(reachabilityChanged(isReached));
      },
    },
  });
  const earlyResponses = takeEarlyResponses(store);
  persistSession(store);

  const router = createBrowserRouter(appRoutes({ store, alerts, modules, earlyResponses }));
  setNavigationTarget(() => {
    const { location: next } = router.state.navigation;
    return next && next.pathname + next.search + next.hash;
  });
  const handleFailure = handleFailedCall({
    store: () => store,
    navigateTo: (path) => {
      const { language } = splitPath(location.pathname);
      void router.navigate(splitPath(path).language ? path : withLanguage(language ?? 'en', path));
    },
  });
  let shown = router.state.location.key;
  router.subscribe(({ location: { key } }) => {
    if (key === shown) return;
    shown = key;
    // A page failure belongs to the page that failed. The next page starts without it.
    if (selectPageFailure(store.getState())) store.dispatch(pageLeft());
  });
  watchFirstNavigation(router);
  navigateOnSessionChange({ store, router, alerts, modules });
  watchConnection(store);
  let refreshCounters = () => {};
  refreshUser(store, () => refreshCounters());
  whenFirstPageIsDone(store, () => {
    void retryUntilLoaded(() => import('./background/answerPress.ts')).then(({ answerPress }) =>
      answerPress(router),
    );
    preloadRest();
    firstPage.set(true);
    if (initApi.endpoints.init.select()(store.getState()).data?.client_metrics) {
      void retryUntilLoaded(() => import('./background/measureClient.ts')).then(
        ({ measureClient }) => measureClient(store, router),
      );
    }
    void retryUntilLoaded(() => import('./background/startBackgroundSync.ts')).then(
      ({ startBackgroundSync }) => {
        refreshCounters = startBackgroundSync(store, modules);
      },
    );
  });

  const root = document.getElementById('root');
  if (!root)
    throw new Error(
      'The page has no element with the id "root", so the app cannot render. Add it to index.html.',
    );
  whenInitialized(router, () => {
    measureFirstTable();
    createRoot(root).render(
      <Provider store={store}>
        {/* A navigation renders at once: in slices of 5 ms, as a transition, a page of rows takes longer. */}
        <RouterProvider router={router} useTransitions={false} />
      </Provider>,
    );
  });
}

/**
 * Calls back when the router has the first page. The boot screen covers the page until then. A first render that
 * has the page is one task; as an update of a rendered router it would be a transition in many small tasks.
 */
function whenInitialized(router: DataRouter, render: () => void): void {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render();
  });
}

/** Adds the user's language to an address without one before anything reads it (P-BOOT-2). */
function addLanguageToAddress(): void {
  const { language, rest } = splitPath(location.pathname);
  if (language) return;
  const offered = offeredLanguages(undefined).map(({ code }) => code);
  const preferred = preferredLanguage(storedLanguage(), navigator.languages, offered);
  const address = withLanguage(preferred, rest) + location.search + location.hash;
  history.replaceState(history.state, '', address);
}

/** Loads Inter for the alphabets of the language, beside the first render that needs it. */
function loadFont(): void {
  const text = document.querySelector('#boot .words')?.textContent ?? '';
  // Without the font the page shows its system font.
  document.fonts.load("1em 'Inter Variable'", text).catch(() => undefined);
}

/**
 * Pings an unreachable server with growing pauses. Once it responds, refetches what the page shows
 * (P-BOOT-7). Forms are not refetched.
 */
function watchConnection(store: AppStore): void {
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
