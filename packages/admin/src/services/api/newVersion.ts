import { createFlag } from './flag.ts';

/** Raised when the server has another version of the back office than the one this page runs. */
export const newVersion = createFlag();

/** Asks the server which version it has. One that is away says nothing. */
export async function checkForNewVersion(send: typeof fetch = fetch): Promise<void> {
  // The name of the file that the page started with holds a hash of what it needs, and so names a version.
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return;
  const page = await send('/', { cache: 'no-store' }).catch(() => undefined);
  if (page?.ok && !(await page.text()).includes(entry)) newVersion.raise();
}
