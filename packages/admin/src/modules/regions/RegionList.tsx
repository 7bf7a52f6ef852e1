import { region } from '@rentyard/contract/entities/region';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function RegionList(): ReactNode {
  return (
    <ListScreen
      resource={region}
      columns={[
        'name',
        { field: 'country', minWidth: 160 },
        'code',
        'alias',
        'status',
        'updated_at',
      ]}
    />
  );
}
