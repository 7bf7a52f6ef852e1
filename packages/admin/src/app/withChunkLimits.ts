import type { RouteObject } from 'react-router';
import { loadChunk } from './loadChunk.ts';

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

function limited(lazy: RouteObject['lazy']): RouteObject['lazy'] {
  if (!lazy) return undefined;
  if (typeof lazy === 'function') return () => loadChunk(lazy);
  return Object.fromEntries(
    Object.entries(lazy).map(([field, load]) => [field, load && (() => loadChunk<unknown>(load))]),
  );
}
