import type { Page, Request } from '@playwright/test';

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Keeps in mind what a page fetches, for `settle`; to be called before it opens anything. */
export function watchFetching(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page has all that it asked for - parts fetched when first shown, pictures, fonts - and has
 * drawn it. What arrives may ask for more, so it has to be quiet after a frame too.
 */
export async function waitForIdle(page: Page): Promise<void> {
  const requests = pendingRequests.get(page);
  if (!requests)
    throw new Error('Nobody watches what this page fetches: call watchFetching first.');
  do await page.evaluate(rendered);
  while (requests.size > 0);
}

/** Runs in the page: fonts are there, pictures that have come are decoded, and a frame after that is painted. */
async function rendered(): Promise<void> {
  await document.fonts.ready;
  // Those far below wait until somebody scrolls to them.
  const pictures = [...document.images].filter(({ complete }) => complete);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
}
