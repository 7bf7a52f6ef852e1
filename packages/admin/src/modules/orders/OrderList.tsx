import { order } from '@rentyard/contract/order';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { StatusTabs } from '../../records/list/StatusTabs.tsx';
import { orderColumns } from './columns.tsx';

export function OrderList(): ReactNode {
  return (
    <ListScreen
      resource={order}
      columns={orderColumns}
      tabs={(list) => <StatusTabs resource={order} list={list} allLabel="offering.all" />}
    />
  );
}
