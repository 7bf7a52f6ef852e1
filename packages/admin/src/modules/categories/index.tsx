import FolderTree from 'lucide-react/icons/folder-tree';
import { loadPrices, loadProperties } from '../../domain/categories/loadSteps.ts';
import { stepRoutes } from '../../domain/categories/steps/stepRoutes.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes } from '../../screens/routes.ts';

export const categories: ModuleDefinition = {
  name: 'categories',
  subject: 'categories',
  group: 'catalogue',
  icon: FolderTree,
  title: 'categories.title',
  routes: [
    ...stepRoutes('categories', {
      title: 'categories.new',
      frame: () => import('./CategorySteps.tsx').then((chunk) => chunk.CategorySteps),
      steps: {
        basics: () => import('./CategoryBasics.tsx').then((chunk) => chunk.CategoryBasics),
        properties: loadProperties,
        prices: loadPrices,
      },
      quickCreateForm: () => import('./CategorySheet.tsx').then((chunk) => chunk.CategorySheet),
    }),
    ...listRoutes('categories', () =>
      import('./CategoryList.tsx').then((chunk) => chunk.CategoryList),
    ),
  ],
};
