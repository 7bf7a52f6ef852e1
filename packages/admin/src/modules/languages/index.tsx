import Languages from 'lucide-react/icons/languages';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const languages: ModuleDefinition = {
  name: 'languages',
  subject: 'languages',
  group: 'geography',
  icon: Languages,
  title: 'languages.title',
  routes: listRoutes(
    'languages',
    () => import('./LanguageList.tsx').then((chunk) => chunk.LanguageList),
    sheetRoutes('languages.new', () =>
      import('./LanguageForm.tsx').then((chunk) => chunk.LanguageForm),
    ),
  ),
};
