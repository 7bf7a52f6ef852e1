import { type RegionRow, region } from '@rentyard/contract/entities/region';
import { type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { nameColumn, statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function RegionList(): ReactNode {
  return <ListScreen resource={region} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof region>): readonly DataColumn<RegionRow>[] {
  const { sortable } = tools;
  return [
    nameColumn(tools, 200),
    textColumn({
      ...sortable('country'),
      minWidth: 160,
      value: (row) => row.country?.name,
    }),
    textColumn({ ...sortable('code'), minWidth: 192, value: (row) => row.code }),
    textColumn({
      ...sortable('alias'),
      minWidth: 192,
      priority: 0,
      value: (row) => row.alias,
    }),
    statusColumn(tools),
    updatedColumn(tools),
  ];
}
