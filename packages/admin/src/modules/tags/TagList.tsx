import { tag } from '@rentyard/contract/entities/tag';
import type { ReactNode } from 'react';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { ListScreen } from '../../records/list-screen/ListScreen.tsx';
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
