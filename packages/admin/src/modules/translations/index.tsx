import Languages from 'lucide-react/icons/languages';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition, RouteHandle } from '../../records/ModuleDefinition.ts';

const words = ['modules/translations', 'records/form', 'rights'];
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
        Component: withWords(words, () =>
          import('./TranslationDesk.tsx').then((chunk) => chunk.TranslationDesk),
        ),
      },
    },
    {
      path: 'translations/:resource',
      lazy: {
        Component: withWords(words, () =>
          import('./TranslationPile.tsx').then((chunk) => chunk.TranslationPile),
        ),
      },
    },
    {
      path: 'translations/:resource/edit/:id',
      handle: editing,
      lazy: {
        Component: withWords(words, () =>
          import('./TranslationEditor.tsx').then((chunk) => chunk.TranslationEditor),
        ),
      },
    },
  ],
};
