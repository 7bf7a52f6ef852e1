import Globe from 'lucide-react/icons/globe';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const countries: ModuleDefinition = {
  name: 'countries',
  subject: 'countries',
  group: 'geography',
  icon: Globe,
  title: 'countries.title',
  routes: listRoutes(
    'countries',
    () => import('./CountryList.tsx').then((chunk) => chunk.CountryList),
    sheetRoutes('countries.new', () =>
      import('./CountryForm.tsx').then((chunk) => chunk.CountryForm),
    ),
  ),
};
