import Languages from 'lucide-react/icons/languages';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';

const editing: RouteHandle = { crumb: 'record.edit' };

export const translations: ModuleDefinition = {
  name: 'translations',
  subject: 'translations',
  group: 'content',
  icon: Languages,
  title: 'translations.title',
  home: '/translations',
  routes: [
    {
      path: 'translations',
      lazy: {
        Component: () =>
          import('./TranslationProgress.tsx').then((chunk) => chunk.TranslationProgress),
      },
    },
    {
      path: 'translations/:resource',
      lazy: {
        Component: () => import('./TranslationQueue.tsx').then((chunk) => chunk.TranslationQueue),
      },
    },
    {
      path: 'translations/:resource/edit/:id',
      handle: editing,
      lazy: {
        Component: () => import('./TranslationEditor.tsx').then((chunk) => chunk.TranslationEditor),
      },
    },
  ],
};
