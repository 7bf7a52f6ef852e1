import type { RouteObject } from 'react-router';
import { loadChunk } from './loadChunk.ts';

/** Loads what stands around some routes, or does nothing. */
type LoadAround = () => Promise<unknown>;

/**
 * The same routes, with a time limit and one reload for every chunk that they load (P-BOOT-5). Done in
 * one place, so that no module can forget it. A failure is told when the code around the routes is there: the
 * router draws nothing of a frame that comes after it, and a blank page would stay.
 */
export function withChunkLimits(
  routes: readonly RouteObject[],
  around: LoadAround = () => Promise.resolve(),
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = limited(route.lazy, around);
    if (route.index) return { ...route, lazy };
    const children = route.children && { children: withChunkLimits(route.children, around) };
    return { ...route, lazy, ...children };
  });
}

function limited(lazy: RouteObject['lazy'], around: LoadAround): RouteObject['lazy'] {
  if (!lazy) return undefined;
  const load = async <Loaded>(part: () => Promise<Loaded>): Promise<Loaded> => {
    try {
      return await loadChunk(part);
    } catch (error) {
      await around().catch(() => undefined);
      // The router takes the frame in first.
      await new Promise((done) => setTimeout(done));
      throw error;
    }
  };
  if (typeof lazy === 'function') return () => load(lazy);
  return Object.fromEntries(
    Object.entries(lazy).map(([field, part]) => [field, part && (() => load<unknown>(part))]),
  );
}
