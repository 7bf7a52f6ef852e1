import MapPin from 'lucide-react/icons/map-pin';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const regions: ModuleDefinition = {
  name: 'regions',
  subject: 'regions',
  group: 'geography',
  icon: MapPin,
  title: 'regions.title',
  routes: listRoutes(
    'regions',
    () => import('./RegionList.tsx').then((chunk) => chunk.RegionList),
    sheetRoutes('regions.new', () => import('./RegionForm.tsx').then((chunk) => chunk.RegionForm)),
  ),
};
