import Globe from 'lucide-react/icons/globe';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../records/routes.ts';

export const countries: ModuleDefinition = {
  name: 'countries',
  subject: 'countries',
  group: 'geography',
  icon: Globe,
  title: 'countries.title',
  routes: listRoutes(
    'countries',
    () => import('./CountryList.tsx').then((chunk) => chunk.CountryList),
    sheetRoutes(
      'countries.new',
      withWords(['modules/countries'], () =>
        import('./CountryForm.tsx').then((chunk) => chunk.CountrySheet),
      ),
    ),
  ),
};
