import { carClass } from '@rentyard/contract/entities/carClass';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CarClassList(): ReactNode {
  return (
    <ListScreen resource={carClass} columns={[{ field: 'name', minWidth: 240 }, 'updated_at']} />
  );
}
