import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../screens/ModuleDefinition.ts';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';
import { loadChunk } from '../../services/loadChunk.ts';

type LoadScreen = () => Promise<ComponentType>;

/**
 * Adds a time limit and one reload to every chunk of the routes (P-BOOT-5), and all messages to
 * every screen that needs more than the core. The router applies it to every route, so a module
 * cannot forget it.
 */
export function withChunkLimits(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = limited(route);
    if (route.index) return { ...route, lazy };
    return { ...route, lazy, ...(route.children && { children: withChunkLimits(route.children) }) };
  });
}

/**
 * Loads a screen within the limits. If its code does not load, returns a screen that throws: the
 * router ignores failures of lazy code without a loader and would leave a blank page.
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
