import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { rightsRoutes } from '../../records/permissions/rightsRoutes.ts';
import { listRoutes, sheetRoutes } from '../../records/routes.ts';

export const roles: ModuleDefinition = {
  name: 'roles',
  subject: 'roles',
  group: 'access',
  icon: ShieldCheck,
  title: 'roles.title',
  routes: [
    ...rightsRoutes('roles'),
    ...listRoutes(
      'roles',
      () => import('./RoleList.tsx').then((chunk) => chunk.RoleList),
      sheetRoutes('roles.new', () => import('./RoleForm.tsx').then((chunk) => chunk.RoleSheet)),
    ),
  ],
};
