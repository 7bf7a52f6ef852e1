import Tag from 'lucide-react/icons/tag';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const brands: ModuleDefinition = {
  name: 'brands',
  subject: 'brands',
  group: 'catalogue',
  icon: Tag,
  title: 'brands.title',
  routes: listRoutes(
    'brands',
    () => import('./BrandList.tsx').then((chunk) => chunk.BrandList),
    sheetRoutes('brands.new', () => import('./BrandForm.tsx').then((chunk) => chunk.BrandForm)),
  ),
};
