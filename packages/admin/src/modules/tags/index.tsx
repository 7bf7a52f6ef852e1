import Tags from 'lucide-react/icons/tags';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const tags: ModuleDefinition = {
  name: 'tags',
  subject: 'tags',
  group: 'marketplace',
  icon: Tags,
  title: 'tags.title',
  hasStatusTabs: true,
  routes: [
    ...listRoutes(
      'tags',
      () => import('./TagList.tsx').then((chunk) => chunk.TagList),
      [],
      () => import('./TagPage.tsx').then((chunk) => chunk.TagPage),
    ),
    ...pageRoutes('tags', 'tags.new', () => import('./TagForm.tsx').then((chunk) => chunk.TagForm)),
  ],
};
