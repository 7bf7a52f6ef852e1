import { createSharedValue } from '../../sharedValue.ts';

/** True once the server has another version of the back office than this page. */
export const newVersion = createSharedValue(false);

/** Requests the version of the server. Does nothing when the server does not respond. */
export async function checkForNewVersion(send: typeof fetch = fetch): Promise<void> {
  // The file name of the entry script contains a content hash, so it identifies the version.
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return;
  const page = await send('/', { cache: 'no-store' }).catch(() => undefined);
  if (page?.ok && !(await page.text()).includes(entry)) newVersion.set(true);
}
