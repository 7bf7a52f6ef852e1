import { type PositionRow, position } from '@rentyard/contract/entities/role/position';
import { type DataColumn, numberColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { nameColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function PositionList(): ReactNode {
  return <ListScreen resource={position} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof position>): readonly DataColumn<PositionRow>[] {
  const { format, column } = tools;
  return [
    nameColumn(tools, 240),
    numberColumn({
      ...column('members_count'),
      value: (row) => row.members_count,
      format: format.number,
    }),
    updatedColumn(tools),
  ];
}
