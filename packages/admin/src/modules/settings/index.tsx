import Settings from 'lucide-react/icons/settings';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';

/** Settings of the installation. Only an admin sees them. */
export const settings: ModuleDefinition = {
  name: 'settings',
  subject: 'projects',
  isAdminOnly: true,
  group: 'access',
  icon: Settings,
  title: 'settings.title',
  home: '/settings',
  routes: [
    {
      path: 'settings',
      lazy: {
        Component: () => import('./SettingsScreen.tsx').then((chunk) => chunk.SettingsScreen),
      },
    },
    {
      path: 'settings/messages',
      handle: { crumb: 'notices.title' } satisfies RouteHandle,
      lazy: {
        Component: () => import('./notices/NoticesScreen.tsx').then((chunk) => chunk.NoticesScreen),
      },
    },
  ],
};
