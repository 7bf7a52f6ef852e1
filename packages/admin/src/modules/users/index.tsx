import Users from 'lucide-react/icons/users';
import { registerQuickCreateForm } from '../../records/quick-create/quickCreateForms.ts';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

const show: RouteHandle = { crumb: 'record.show' };
const newClient: RouteHandle = { crumb: 'users.new_client', isOverlay: true };
const loadNewClient = () => import('./NewClientSheet.tsx').then((chunk) => chunk.NewClientSheet);
// Quick create of clients from offers and orders. Only this module can add them.
registerQuickCreateForm('clients', {
  load: loadNewClient,
  subject: 'users',
  label: 'users.add_client',
});

export const users: ModuleDefinition = {
  name: 'users',
  subject: 'users',
  isAdminOnly: true,
  group: 'access',
  icon: Users,
  title: 'users.title',
  routes: [
    {
      path: 'users/show/:id',
      handle: show,
      lazy: {
        Component: () => import('./person/PersonScreen.tsx').then((chunk) => chunk.PersonScreen),
      },
    },
    ...listRoutes('users', () => import('./UserList.tsx').then((chunk) => chunk.UserList), [
      {
        path: 'add-client',
        handle: newClient,
        lazy: { Component: loadNewClient },
      },
    ]),
    ...pageRoutes('users', 'users.new', () =>
      import('./UserForm.tsx').then((chunk) => chunk.UserForm),
    ),
  ],
};
