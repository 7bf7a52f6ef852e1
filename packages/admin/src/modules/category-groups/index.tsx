import FolderCog from 'lucide-react/icons/folder-cog';
import { loadPrices, loadProperties } from '../../domain/categories/loadSteps.ts';
import { stepRoutes } from '../../domain/categories/steps/stepRoutes.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes } from '../../screens/routes.ts';

export const categoryGroups: ModuleDefinition = {
  name: 'category-groups',
  subject: 'category-groups',
  group: 'catalogue',
  icon: FolderCog,
  title: 'category_groups.title',
  routes: [
    ...stepRoutes('category-groups', {
      title: 'category_groups.new',
      frame: () => import('./CategoryGroupSteps.tsx').then((chunk) => chunk.CategoryGroupSteps),
      steps: {
        basics: () =>
          import('./CategoryGroupBasics.tsx').then((chunk) => chunk.CategoryGroupBasics),
        properties: loadProperties,
        prices: loadPrices,
      },
    }),
    ...listRoutes('category-groups', () =>
      import('./CategoryGroupList.tsx').then((chunk) => chunk.CategoryGroupList),
    ),
  ],
};
