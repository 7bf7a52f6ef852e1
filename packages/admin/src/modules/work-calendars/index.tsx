import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const workCalendars: ModuleDefinition = {
  name: 'work-calendars',
  subject: 'work-calendars',
  group: 'geography',
  icon: CalendarClock,
  title: 'work_calendars.title',
  routes: listRoutes(
    'work-calendars',
    () => import('./WorkCalendarList.tsx').then((chunk) => chunk.WorkCalendarList),
    sheetRoutes('work_calendars.new', () =>
      import('./WorkCalendarForm.tsx').then((chunk) => chunk.WorkCalendarForm),
    ),
  ),
};
