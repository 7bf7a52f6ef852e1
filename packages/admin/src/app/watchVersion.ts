import { newVersion } from '../api/newVersion.ts';
import { subscribe } from '../events/streamEvents.ts';

/** How often a page in view looks for a new version of itself, in milliseconds. */
const lookEvery = 600_000;

/**
 * Looks whether a new version of the back office was put in place (P-SHELL-7): when the server is back
 * after it was away, as it is after a deployment, and from time to time.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  const entry = entryOf(document);
  if (!entry) return;
  let lookedAt = Date.now();
  let wasConnected = false;
  const look = async () => {
    lookedAt = Date.now();
    const page = await send('/', { cache: 'no-store' }).catch(() => undefined);
    if (page?.ok && !(await page.text()).includes(entry)) newVersion.raise();
  };
  subscribe(['ready'], () => {
    // What was loaded a moment ago is not old yet.
    if (wasConnected) void look();
    wasConnected = true;
  });
  const lookNowAndThen = () => {
    if (!document.hidden && Date.now() - lookedAt >= lookEvery) void look();
  };
  setInterval(lookNowAndThen, lookEvery);
  document.addEventListener('visibilitychange', lookNowAndThen);
}

/** The file that the page started with. Its name holds a hash of what it needs, and so names a version. */
function entryOf(page: Document): string | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.getAttribute('src') ?? undefined;
}
