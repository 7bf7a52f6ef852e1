import { type RegionRow, region } from '@rentyard/contract/region';
import { type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function RegionList(): ReactNode {
  return <ListScreen resource={region} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<RegionRow>[] {
  const { label } = tools;
  return [
    textColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.name,
      fallback: (row) => row.fallbacks?.name,
    }),
    textColumn({
      id: 'country',
      header: label('country'),
      sortKey: 'country',
      minWidth: 160,
      value: (row) => row.country?.name,
    }),
    textColumn({ id: 'code', header: label('code'), sortKey: 'code', value: (row) => row.code }),
    textColumn({
      id: 'alias',
      header: label('alias'),
      sortKey: 'alias',
      value: (row) => row.alias,
    }),
    statusColumn(tools),
    updatedColumn(tools),
  ];
}
