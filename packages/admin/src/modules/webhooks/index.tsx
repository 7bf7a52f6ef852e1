import Webhook from 'lucide-react/icons/webhook';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, pageRoutes } from '../../screens/routes.ts';

export const webhooks: ModuleDefinition = {
  name: 'webhooks',
  subject: 'webhooks',
  group: 'access',
  icon: Webhook,
  title: 'webhooks.title',
  routes: [
    ...listRoutes(
      'webhooks',
      () => import('./WebhookList.tsx').then((chunk) => chunk.WebhookList),
      [],
      () => import('./WebhookPage.tsx').then((chunk) => chunk.WebhookPage),
    ),
    ...pageRoutes('webhooks', 'webhooks.new', () =>
      import('./WebhookForm.tsx').then((chunk) => chunk.WebhookForm),
    ),
  ],
};
