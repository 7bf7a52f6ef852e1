import { checkForNewVersion } from '../services/api/newVersion.ts';
import { subscribe } from '../services/events/streamEvents.ts';

/** How often a visible page checks for a new version, in milliseconds. */
const checkInterval = 600_000;

/**
 * Checks for a new version of the back office (P-SHELL-7): after every reconnect, because a
 * deployment restarts the server, and at an interval.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  let checkedAt = Date.now();
  let wasConnected = false;
  const check = () => {
    checkedAt = Date.now();
    void checkForNewVersion(send);
  };
  subscribe(['ready'], () => {
    // The first connection follows the page load, so the code is current.
    if (wasConnected) check();
    wasConnected = true;
  });
  const checkIfDue = () => {
    if (!document.hidden && Date.now() - checkedAt >= checkInterval) check();
  };
  setInterval(checkIfDue, checkInterval);
  document.addEventListener('visibilitychange', checkIfDue);
}
