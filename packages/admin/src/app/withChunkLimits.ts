import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../records/ModuleDefinition.ts';
import { withAllMessages } from '../services/i18n/withAllMessages.tsx';
import { loadChunk } from '../services/loadChunk.ts';

type LoadScreen = () => Promise<ComponentType>;

/**
 * The same routes, with a time limit and one reload for every chunk that they load (P-BOOT-5), and with all
 * messages for every screen that does not do with the core. Done in one place, so that no module can forget it.
 */
export function withChunkLimits(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = limited(route);
    if (route.index) return { ...route, lazy };
    return { ...route, lazy, ...(route.children && { children: withChunkLimits(route.children) }) };
  });
}

/**
 * A screen within the limits. When its code does not come, a screen that fails stands in: the router
 * forgets failures of code that has no loader, and would leave a blank page.
 */
export function loadScreen(load: LoadScreen): LoadScreen {
  return () =>
    loadChunk(load).catch((error: unknown) => () => {
      throw error;
    });
}

function limited({ lazy, handle }: RouteObject): RouteObject['lazy'] {
  if (!lazy || typeof lazy === 'function' || !lazy.Component) return lazy;
  const load = lazy.Component as LoadScreen;
  const { messages } = (handle ?? {}) as RouteHandle;
  return { ...lazy, Component: loadScreen(messages === 'core' ? load : withAllMessages(load)) };
}
