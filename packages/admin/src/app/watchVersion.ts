import { lookForNewVersion } from '../services/api/newVersion.ts';
import { subscribe } from '../services/events/streamEvents.ts';

/** How often a page in view looks for a new version of itself, in milliseconds. */
const lookEvery = 600_000;

/**
 * Looks whether a new version of the back office was put in place (P-SHELL-7): when the server is back
 * after it was away, as it is after a deployment, and from time to time.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  let lookedAt = Date.now();
  let wasConnected = false;
  const look = () => {
    lookedAt = Date.now();
    void lookForNewVersion(send);
  };
  subscribe(['ready'], () => {
    // What was loaded a moment ago is not old yet.
    if (wasConnected) look();
    wasConnected = true;
  });
  const lookNowAndThen = () => {
    if (!document.hidden && Date.now() - lookedAt >= lookEvery) look();
  };
  setInterval(lookNowAndThen, lookEvery);
  document.addEventListener('visibilitychange', lookNowAndThen);
}
