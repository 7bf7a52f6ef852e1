import { sessionEnded, sessionLost } from './session.ts';
import { hasUnsaved } from './unsavedForms.ts';

/**
 * What a session that is over means for this tab: out to the login form, or, over values that were typed
 * and not saved, a sign-in right there (P-AUTH-7).
 */
export function sessionOver(): ReturnType<typeof sessionEnded> | ReturnType<typeof sessionLost> {
  return hasUnsaved() ? sessionLost() : sessionEnded();
}
