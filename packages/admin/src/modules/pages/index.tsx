import FileText from 'lucide-react/icons/file-text';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const pages: ModuleDefinition = {
  name: 'pages',
  subject: 'pages',
  group: 'content',
  icon: FileText,
  title: 'pages.title',
  routes: [
    ...listRoutes('pages', () => import('./PageList.tsx').then((chunk) => chunk.PageList)),
    ...pageRoutes('pages', 'pages.new', () =>
      import('./PageForm.tsx').then((chunk) => chunk.PageForm),
    ),
  ],
};
