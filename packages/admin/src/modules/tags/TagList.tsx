import { tag } from '@rentyard/contract/entities/tag';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { StatusTabs } from '../../records/list/StatusTabs.tsx';
import { tagColumns } from './columns.tsx';

export function TagList(): ReactNode {
  return (
    <ListScreen
      resource={tag}
      columns={tagColumns}
      tabs={(list) => <StatusTabs resource={tag} list={list} allLabel="offering.all" />}
    />
  );
}
