import CalendarOff from 'lucide-react/icons/calendar-off';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const blockedPeriods: ModuleDefinition = {
  name: 'blocked-periods',
  subject: 'blocked-periods',
  group: 'marketplace',
  icon: CalendarOff,
  title: 'blocked_periods.title',
  routes: listRoutes(
    'blocked-periods',
    () => import('./BlockedPeriodList.tsx').then((chunk) => chunk.BlockedPeriodList),
    sheetRoutes('blocked_periods.new', () =>
      import('./BlockedPeriodForm.tsx').then((chunk) => chunk.BlockedPeriodForm),
    ),
  ),
};
