import { workCalendar } from '@rentyard/contract/entities/rental/workCalendar';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function WorkCalendarList(): ReactNode {
  return (
    <ListScreen
      resource={workCalendar}
      columns={[
        'name',
        { field: 'country', minWidth: 140 },
        { field: 'time_zone', minWidth: 160 },
        'shift_hours',
        'updated_at',
      ]}
    />
  );
}
