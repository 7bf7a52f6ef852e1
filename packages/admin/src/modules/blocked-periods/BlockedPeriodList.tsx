import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function BlockedPeriodList(): ReactNode {
  return (
    <ListScreen
      resource={blockedPeriod}
      columns={[
        'code',
        { field: 'offer', minWidth: 220 },
        { field: 'starts_at', minWidth: 152, isExact: true },
        { field: 'ends_at', minWidth: 152, isExact: true },
        'reason',
        { field: 'rrule', minWidth: 160 },
        { field: 'note', minWidth: 200 },
        'updated_at',
      ]}
    />
  );
}
