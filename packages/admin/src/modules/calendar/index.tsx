import CalendarRange from 'lucide-react/icons/calendar-range';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';

export const calendar: ModuleDefinition = {
  name: 'calendar',
  subject: 'orders',
  needs: ['offers'],
  group: 'marketplace',
  icon: CalendarRange,
  title: 'calendar.title',
  home: '/calendar',
  routes: [
    {
      path: 'calendar',
      lazy: {
        Component: () => import('./CalendarScreen.tsx').then((chunk) => chunk.CalendarScreen),
      },
    },
  ],
};
