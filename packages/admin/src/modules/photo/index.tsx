import Images from 'lucide-react/icons/images';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../records/routes.ts';

const words = ['modules/photo'];

export const photos: ModuleDefinition = {
  name: 'photo',
  subject: 'photo',
  group: 'content',
  icon: Images,
  title: 'photos.title',
  routes: listRoutes(
    'photo',
    withWords(words, () => import('./PhotoList.tsx').then((chunk) => chunk.PhotoList)),
    // Photos come by uploads; there is no form for a new one.
    sheetRoutes(
      'photos.new',
      withWords(words, () => import('./PhotoForm.tsx').then((chunk) => chunk.PhotoSheet)),
    ).filter(({ path }) => path !== 'create'),
  ),
};
