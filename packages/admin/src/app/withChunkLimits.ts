import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from './loadChunk.ts';

type LoadScreen = () => Promise<ComponentType>;

/**
 * The same routes, with a time limit and one reload for every chunk that they load (P-BOOT-5). Done in
 * one place, so that no module can forget it.
 */
export function withChunkLimits(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = limited(route.lazy);
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

function limited(lazy: RouteObject['lazy']): RouteObject['lazy'] {
  if (!lazy || typeof lazy === 'function') return lazy;
  const { Component, ...others } = lazy;
  return { ...others, ...(Component && { Component: loadScreen(Component as LoadScreen) }) };
}
