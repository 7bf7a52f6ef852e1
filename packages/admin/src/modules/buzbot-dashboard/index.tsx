import Activity from 'lucide-react/icons/activity';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { listRoutes } from '../../screens/routes.ts';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';

const log: RouteHandle = { crumb: 'bot_log.title' };

export const buzbotDashboard: ModuleDefinition = {
  name: 'buzbot_dashboard',
  subject: 'buzbot_dashboard',
  group: 'chatbot',
  icon: Activity,
  title: 'buzbot_dashboard.title',
  routes: [
    ...listRoutes(
      'buzbot_dashboard',
      withAllMessages(() => import('./EventsScreen.tsx').then((chunk) => chunk.EventsScreen)),
    ),
    {
      path: 'buzbot_dashboard/log/:id',
      handle: log,
      lazy: {
        Component: () => import('./EventLog.tsx').then((chunk) => chunk.EventLog),
      },
    },
  ],
};
