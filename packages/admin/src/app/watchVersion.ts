import { checkForNewVersion } from '../services/api/newVersion.ts';
import { subscribe } from '../services/events/streamEvents.ts';

/** How often a page in view looks for a new version of itself, in milliseconds. */
const checkInterval = 600_000;

/**
 * Looks whether a new version of the back office was put in place (P-SHELL-7): when the server is back
 * after it was away, as it is after a deployment, and from time to time.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  let checkedAt = Date.now();
  let wasConnected = false;
  const check = () => {
    checkedAt = Date.now();
    void checkForNewVersion(send);
  };
  subscribe(['ready'], () => {
    // What was loaded a moment ago is not old yet.
    if (wasConnected) check();
    wasConnected = true;
  });
  const checkIfDue = () => {
    if (!document.hidden && Date.now() - checkedAt >= checkInterval) check();
  };
  setInterval(checkIfDue, checkInterval);
  document.addEventListener('visibilitychange', checkIfDue);
}
