import type { DataRouter } from 'react-router';
import { splitPath, withLanguage } from '../../services/i18n/language.ts';
import { firstNavigationTimeout } from '../store/constants.ts';
import { failBootScreen } from './bootScreen.ts';

/** Milliseconds that the error page gets to load its language. */
const errorPageTimeout = 2_000;

/**
 * Watches the first navigation. After 10 s it shows the unknown-error page under the requested
 * address, so that a reload tries it again (P-BOOT-5, P-ERR-2).
 */
export function watchFirstNavigation(router: DataRouter): void {
  let timer = setTimeout(showError, firstNavigationTimeout);
  let undoFailure = () => {};
  const stop = router.subscribe(stopWhenDone);
  stopWhenDone();

  function stopWhenDone(): void {
    if (!router.state.initialized || router.state.navigation.state !== 'idle') return;
    clearTimeout(timer);
    undoFailure();
    stop();
  }

  async function showError(): Promise<void> {
    timer = setTimeout(() => {
      undoFailure = failBootScreen();
    }, errorPageTimeout);
    const original = location.pathname + location.search + location.hash;
    const { language = 'en' } = splitPath(location.pathname);
    await router.navigate(withLanguage(language, '/error/unknown'), { replace: true });
    history.replaceState(history.state, '', original);
  }
}
