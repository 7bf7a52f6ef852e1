import { type BrandRow, brand } from '@rentyard/contract/brand';
import { type DataColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { BrandRows } from './BrandRows.tsx';
import { OrderTool } from './OrderTool.tsx';

export function BrandList(): ReactNode {
  return <ListScreen resource={brand} columns={columns} tools={<OrderTool />} rows={BrandRows} />;
}

function columns(tools: ColumnTools): readonly DataColumn<BrandRow>[] {
  const { label, format } = tools;
  return [
    textColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.name,
    }),
    textColumn({ id: 'code', header: label('code'), sortKey: 'code', value: (row) => row.code }),
    textColumn({
      id: 'alias',
      header: label('alias'),
      sortKey: 'alias',
      value: (row) => row.alias,
    }),
    numberColumn({
      id: 'sort_order',
      header: label('sort_order'),
      sortKey: 'sort_order',
      value: (row) => row.sort_order,
      format: format.number,
    }),
    statusColumn(tools),
    updatedColumn(tools),
  ];
}
