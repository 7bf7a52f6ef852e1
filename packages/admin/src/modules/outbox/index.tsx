import Mail from 'lucide-react/icons/mail';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { toFirstPage } from '../../screens/routes.ts';

/** The mails of an installation without a mail server. An admin reads them here. */
export const outbox: ModuleDefinition = {
  name: 'outbox',
  subject: 'users',
  isAdminOnly: true,
  group: 'access',
  icon: Mail,
  counter: 'mails_waiting',
  isShownWhileCounted: true,
  title: 'outbox.title',
  routes: [
    { path: 'outbox', loader: toFirstPage('outbox') },
    { path: 'outbox/page', loader: toFirstPage('outbox') },
    {
      path: 'outbox/page/:page',
      lazy: {
        Component: () => import('./OutboxScreen.tsx').then((chunk) => chunk.OutboxScreen),
      },
    },
  ],
};
