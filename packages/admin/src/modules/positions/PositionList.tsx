import { position } from '@rentyard/contract/entities/role/position';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function PositionList(): ReactNode {
  return (
    <ListScreen
      resource={position}
      columns={[{ field: 'name', minWidth: 240 }, 'members_count', 'updated_at']}
    />
  );
}
