import { page } from '@rentyard/contract/entities/page';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function PageList(): ReactNode {
  return (
    <ListScreen
      resource={page}
      columns={[
        'image',
        { field: 'name', detail: 'code', minWidth: 240 },
        { field: 'type', minWidth: 136 },
        'alias',
        { field: 'project', minWidth: 168 },
        'active',
        'updated_at',
      ]}
    />
  );
}
