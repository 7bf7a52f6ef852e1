import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { permissionRoutes } from '../../domain/permissions/permissionRoutes.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const positions: ModuleDefinition = {
  name: 'positions',
  subject: 'positions',
  group: 'access',
  icon: BriefcaseBusiness,
  title: 'positions.title',
  routes: [
    ...permissionRoutes('positions'),
    ...listRoutes(
      'positions',
      () => import('./PositionList.tsx').then((chunk) => chunk.PositionList),
      sheetRoutes('positions.new', () =>
        import('./PositionForm.tsx').then((chunk) => chunk.PositionForm),
      ),
    ),
  ],
};
