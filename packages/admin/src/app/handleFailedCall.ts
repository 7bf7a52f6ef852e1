import type { ApiServices } from '../services/api/baseQuery.ts';
import { pageFailed } from '../services/api/pageFailure.ts';
import { splitPath } from '../services/i18n/language.ts';
import { selectToken } from '../services/session/session.ts';
import { sessionOver } from '../services/session/sessionOver.ts';
import { newPasswordAddress } from './guards.ts';
import type { AppStore } from './store.ts';

interface FailedCallOptions {
  readonly store: () => AppStore;
  /** Opens an address of the product, with or without its language. */
  readonly navigateTo: (path: string) => void;
}

const errorPage = /^\/(error|billings)\//;

/** Does what the error catalogue says about a failed call (P-ERR-3). */
export function handleFailedCall({ store, navigateTo }: FailedCallOptions): ApiServices['act'] {
  return (action, { requestId }, token) => {
    const { dispatch, getState } = store();
    if (action.kind === 'sign-out') {
      // Calls of a session that is over already, of which there may be many, change nothing.
      if (token !== null && token === selectToken(getState())) dispatch(sessionOver());
    } else if (action.kind === 'new-password') {
      const { rest } = splitPath(location.pathname);
      // Of many calls that are refused at once the first one leads there.
      if (!rest.startsWith('/auth/')) navigateTo(newPasswordAddress(location.href));
    } else if (errorPage.test(action.to)) {
      dispatch(pageFailed({ address: action.to, requestId }));
    } else {
      navigateTo(action.to);
    }
  };
}
