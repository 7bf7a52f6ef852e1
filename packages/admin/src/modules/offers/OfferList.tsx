import { offer } from '@rentyard/contract/offer';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { StatusTabs } from '../../records/list/StatusTabs.tsx';
import { offerColumns } from './columns.tsx';

export function OfferList(): ReactNode {
  return (
    <ListScreen
      resource={offer}
      columns={offerColumns}
      tabs={(list) => <StatusTabs resource={offer} list={list} allLabel="offering.all" />}
    />
  );
}
