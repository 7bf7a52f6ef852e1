import Images from 'lucide-react/icons/images';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';

export const photos: ModuleDefinition = {
  name: 'photo',
  subject: 'photo',
  group: 'content',
  icon: Images,
  title: 'photos.title',
  routes: listRoutes(
    'photo',
    withAllMessages(() => import('./PhotoList.tsx').then((chunk) => chunk.PhotoList)),
    // Photos are created by uploads, so there is no form for a new one.
    sheetRoutes('photos.new', () =>
      import('./PhotoForm.tsx').then((chunk) => chunk.PhotoForm),
    ).filter(({ path }) => path !== 'create'),
  ),
};
