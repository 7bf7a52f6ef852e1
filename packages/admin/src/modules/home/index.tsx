import House from 'lucide-react/icons/house';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';

/** The first page of the side bar. Each section shows only what the user may read. */
export const home: ModuleDefinition = {
  name: 'home',
  // No other module has it, so commands that look a module up by its subject never find this one.
  subject: 'views',
  isForEverybody: true,
  group: 'home',
  icon: House,
  title: 'home.title',
  home: '/home',
  routes: [
    {
      path: 'home',
      lazy: { Component: () => import('./HomeScreen.tsx').then((chunk) => chunk.HomeScreen) },
    },
    {
      path: 'utilisation',
      handle: { crumb: 'utilisation.title' } satisfies RouteHandle,
      lazy: {
        Component: () =>
          import('./utilisation/UtilisationScreen.tsx').then((chunk) => chunk.UtilisationScreen),
      },
    },
  ],
};
