import { apiKey } from '@rentyard/contract/entities/api-key/apiKey';
import { numberColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function ApiKeyList(): ReactNode {
  return (
    <ListScreen
      resource={apiKey}
      columns={[
        { field: 'name', minWidth: 200 },
        { field: 'prefix', minWidth: 160 },
        ({ format, column }) =>
          numberColumn({
            ...column('permissions'),
            value: (row) => row.permissions.length,
            format: format.number,
          }),
        { field: 'last_used_at', minWidth: 144 },
        { field: 'last_used_from', minWidth: 128 },
        { field: 'expires_at', minWidth: 144, isExact: true },
        { field: 'created_by', minWidth: 140 },
      ]}
    />
  );
}
