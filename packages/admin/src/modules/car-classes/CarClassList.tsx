import { type CarClassRow, carClass } from '@rentyard/contract/carClass';
import { type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { updatedColumn } from '../../records/list/sharedColumns.tsx';

export function CarClassList(): ReactNode {
  return <ListScreen resource={carClass} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<CarClassRow>[] {
  return [
    textColumn({
      id: 'name',
      header: tools.label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 240,
      value: (row) => row.name,
    }),
    updatedColumn(tools),
  ];
}
