import { tag } from '@rentyard/contract/entities/listing/tag';
import type { ReactNode } from 'react';
import { listingColumns } from '../../domain/listing/columns.ts';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

const { name, category, brand, region, project, shiftPrice, hourPrice } = listingColumns;

export function TagList(): ReactNode {
  return (
    <ListScreen
      resource={tag}
      columns={[
        'image',
        name,
        'status',
        shiftPrice,
        hourPrice,
        category,
        'categories',
        region,
        brand,
        project,
        'updated_at',
      ]}
      tabs={(list) => <StatusTabs resource={tag} list={list} allLabel="listing.all" />}
    />
  );
}
