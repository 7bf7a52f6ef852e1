import ShieldCheck from 'lucide-react/icons/shield-check';
import { permissionRoutes } from '../../domain/permissions/permissionRoutes.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const roles: ModuleDefinition = {
  name: 'roles',
  subject: 'roles',
  group: 'access',
  icon: ShieldCheck,
  title: 'roles.title',
  routes: [
    ...permissionRoutes('roles'),
    ...listRoutes(
      'roles',
      () => import('./RoleList.tsx').then((chunk) => chunk.RoleList),
      sheetRoutes('roles.new', () => import('./RoleForm.tsx').then((chunk) => chunk.RoleForm)),
    ),
  ],
};
