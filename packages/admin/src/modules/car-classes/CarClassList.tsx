import { type CarClassRow, carClass } from '@rentyard/contract/entities/carClass';
import type { DataColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { nameColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CarClassList(): ReactNode {
  return <ListScreen resource={carClass} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof carClass>): readonly DataColumn<CarClassRow>[] {
  return [nameColumn(tools, 240), updatedColumn(tools)];
}
