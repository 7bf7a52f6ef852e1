import FolderKanban from 'lucide-react/icons/folder-kanban';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const projects: ModuleDefinition = {
  name: 'projects',
  subject: 'projects',
  group: 'access',
  icon: FolderKanban,
  title: 'projects.title',
  routes: listRoutes(
    'projects',
    () => import('./ProjectList.tsx').then((chunk) => chunk.ProjectList),
    sheetRoutes('projects.new', () =>
      import('./ProjectForm.tsx').then((chunk) => chunk.ProjectForm),
    ),
  ),
};
