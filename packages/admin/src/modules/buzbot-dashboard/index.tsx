import Activity from 'lucide-react/icons/activity';
import { withWords } from '../../i18n/withWords.ts';
import type { ModuleDefinition, RouteHandle } from '../../records/ModuleDefinition.ts';
import { listRoutes } from '../../records/routes.ts';

const words = ['modules/buzbot-dashboard'];
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
      withWords(words, () => import('./EventsScreen.tsx').then((chunk) => chunk.EventsScreen)),
    ),
    {
      path: 'buzbot_dashboard/log/:id',
      handle: log,
      lazy: {
        Component: withWords(words, () => import('./EventLog.tsx').then((chunk) => chunk.EventLog)),
      },
    },
  ],
};
