import { webhook } from '@rentyard/contract/entities/webhook/webhook';
import { numberColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function WebhookList(): ReactNode {
  return (
    <ListScreen
      resource={webhook}
      columns={[
        { field: 'name', minWidth: 180 },
        { field: 'url', minWidth: 220 },
        ({ format, column }) =>
          numberColumn({
            ...column('events'),
            value: (row) => row.events.length,
            format: format.number,
          }),
        'active',
        { field: 'pause_reason', minWidth: 160 },
        { field: 'last_delivered_at', minWidth: 144 },
        { field: 'failing_since', minWidth: 144 },
      ]}
    />
  );
}
