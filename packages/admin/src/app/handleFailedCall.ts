import type { ApiServices } from '../services/api/endpoint.ts';
import { pageFailed } from '../services/api/status/pageFailure.ts';
import { splitPath } from '../services/i18n/language.ts';
import { selectToken } from '../services/session/session.ts';
import { sessionOver } from '../services/session/sessionOver.ts';
import { newPasswordAddress } from './routing/guards.ts';
import type { AppStore } from './store/store.ts';

interface FailedCallOptions {
  readonly store: () => AppStore;
  /** Navigates to an address of the app, with or without its language. */
  readonly navigateTo: (path: string) => void;
}

const errorPage = /^\/(error|billings)\//;

/** Runs the action that the error catalogue defines for a failed call (P-ERR-3). */
export function handleFailedCall({ store, navigateTo }: FailedCallOptions): ApiServices['act'] {
  return (action, { requestId }, token) => {
    const { dispatch, getState } = store();
    if (action.kind === 'sign-out') {
      // Ignores failures of a session that has already ended; there may be many.
      if (token !== null && token === selectToken(getState())) dispatch(sessionOver());
    } else if (action.kind === 'new-password') {
      const { rest } = splitPath(location.pathname);
      // When several calls fail together, only the first one navigates.
      if (!rest.startsWith('/auth/')) navigateTo(newPasswordAddress(location.href));
    } else if (errorPage.test(action.to)) {
      dispatch(pageFailed({ address: action.to, requestId }));
    } else {
      navigateTo(action.to);
    }
  };
}
