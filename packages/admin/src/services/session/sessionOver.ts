import { sessionEnded, sessionLost } from './session.ts';
import { hasUnsaved } from './unsavedForms.ts';

/**
 * Ends the session of this tab: opens the login form, or, with unsaved values, a sign-in dialog on
 * the page (P-AUTH-7).
 */
export function sessionOver(): ReturnType<typeof sessionEnded> | ReturnType<typeof sessionLost> {
  return hasUnsaved() ? sessionLost() : sessionEnded();
}
