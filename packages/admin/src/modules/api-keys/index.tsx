import KeyRound from 'lucide-react/icons/key-round';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const apiKeys: ModuleDefinition = {
  name: 'api-keys',
  subject: 'api-keys',
  group: 'access',
  icon: KeyRound,
  title: 'api_keys.title',
  routes: [
    ...listRoutes('api-keys', () => import('./ApiKeyList.tsx').then((chunk) => chunk.ApiKeyList)),
    ...pageRoutes('api-keys', 'api_keys.new', () =>
      import('./ApiKeyForm.tsx').then((chunk) => chunk.ApiKeyForm),
    ),
  ],
};
