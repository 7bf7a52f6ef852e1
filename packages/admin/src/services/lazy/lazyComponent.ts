import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { checkForNewVersion } from '../api/newVersion.ts';
import { withAllMessages } from '../i18n/withAllMessages.tsx';

/**
 * A part of a screen that is fetched, with all messages, when it is first shown. While it cannot be fetched the place around
 * it stays as it is and it is asked for again: a screen with typed values must not break because a dialog
 * or a menu of it did not come.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadWithMessages = withAllMessages(load);
  return lazy(async () => ({ default: await retryUntilLoaded(loadWithMessages) }));
}

const longestWait = 30_000;

/**
 * Loads code again and again until it came. Parts that are gone for good went with a deployment, so what
 * fails has a look for a new version, which the page then offers.
 */
export async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = 1_000; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load();
    } catch {
      void checkForNewVersion();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
