import type { Page, Request } from '@playwright/test';

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of a page for `waitForIdle`. Call it before the page opens anything. */
export function watchFetching(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page has loaded and rendered everything: modules on demand, images, fonts. A response may
 * cause new requests, so the page must be idle after a frame too.
 */
export async function waitForIdle(page: Page): Promise<void> {
  const requests = pendingRequests.get(page);
  if (!requests)
    throw new Error(
      'The requests of this page are not tracked: call watchFetching before it opens anything.',
    );
  do await page.evaluate(rendered);
  while (requests.size > 0);
}

/** Runs in the page: waits for fonts, decodes loaded images and waits for a painted frame. */
async function rendered(): Promise<void> {
  await document.fonts.ready;
  // Lazy images below the fold load only after scrolling.
  const pictures = [...document.images].filter(({ complete }) => complete);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
}
