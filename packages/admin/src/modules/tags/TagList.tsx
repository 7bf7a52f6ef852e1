import { type TagRow, tag } from '@rentyard/contract/entities/tag';
import { type DataColumn, imageColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { listingColumns } from '../../domain/listing/columns.tsx';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function TagList(): ReactNode {
  return (
    <ListScreen
      resource={tag}
      columns={tagColumns}
      tabs={(list) => <StatusTabs resource={tag} list={list} allLabel="listing.all" />}
    />
  );
}

function tagColumns(tools: ColumnToolsOf<typeof tag>): readonly DataColumn<TagRow>[] {
  const { column } = tools;
  const { name, reference, price } = listingColumns<TagRow>(tools);
  return [
    imageColumn({ ...column('image'), value: (row) => row.image }),
    name,
    statusColumn(tools),
    price('price_per_shift'),
    price('price_per_hour'),
    reference('category'),
    textColumn({
      ...column('categories'),
      minWidth: 180,
      priority: 0,
      value: (row) => row.categories.map((category) => category.name).join(', '),
    }),
    reference('region'),
    reference('brand'),
    reference('project'),
    updatedColumn(tools),
  ];
}
