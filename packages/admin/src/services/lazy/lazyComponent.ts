import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { checkForNewVersion } from '../api/status/newVersion.ts';
import { withAllMessages } from '../i18n/withAllMessages.tsx';

/**
 * A component that loads, with all messages, when it is first rendered. A failed load is retried
 * and the surrounding screen stays: a screen with typed values must not break because one of its
 * dialogs failed to load.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadWithMessages = withAllMessages(load);
  return lazy(async () => ({ default: await retryUntilLoaded(loadWithMessages) }));
}

const longestWait = 30_000;

/**
 * Retries a load until it succeeds. Files disappear with a deployment, so each failure checks for a
 * new version, which the page then offers.
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
