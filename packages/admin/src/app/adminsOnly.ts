import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router';
import { selectUser } from '../services/session/session.ts';
import type { AppStore } from './store.ts';

type LoadScreen = () => Promise<ComponentType>;

/**
 * The routes of an admin-only module. Other users get a 404 (see `ModuleRoute`), so the code of the
 * screens is not loaded for them.
 */
export function adminsOnly(store: AppStore, routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = guarded(store, route.lazy);
    if (route.index) return { ...route, lazy };
    const { children } = route;
    return { ...route, lazy, ...(children && { children: adminsOnly(store, children) }) };
  });
}

function guarded(store: AppStore, lazy: RouteObject['lazy']): RouteObject['lazy'] {
  if (!lazy || typeof lazy === 'function' || !lazy.Component) return lazy;
  const load = lazy.Component as LoadScreen;
  return {
    ...lazy,
    Component: () =>
      selectUser(store.getState())?.is_admin ? load() : Promise.resolve(ReloadForAdmin),
  };
}

/**
 * The router caches the loaded component, so an admin who signs in after another user must reload
 * the page.
 */
function ReloadForAdmin(): null {
  useEffect(() => location.reload(), []);
  return null;
}
