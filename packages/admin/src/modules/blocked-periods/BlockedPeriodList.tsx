import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { stackColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function BlockedPeriodList(): ReactNode {
  return (
    <ListScreen
      resource={blockedPeriod}
      columns={[
        ({ column }) =>
          stackColumn({
            ...column('offer'),
            isPrimary: true,
            value: ({ offer }) => offer.name,
            detail: ({ code }) => code,
          }),
        { field: 'starts_at', minWidth: 136, priority: 2, isExact: true },
        { field: 'ends_at', minWidth: 136, priority: 2, isExact: true },
        { field: 'reason', minWidth: 168 },
        'updated_at',
      ]}
    />
  );
}
