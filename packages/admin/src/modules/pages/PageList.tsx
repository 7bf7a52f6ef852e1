import { type PageRow, page } from '@rentyard/contract/page';
import { type DataColumn, imageColumn, stackColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function PageList(): ReactNode {
  return <ListScreen resource={page} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<PageRow>[] {
  const { t, label } = tools;
  return [
    imageColumn({ id: 'image', header: label('image'), value: (row) => row.image }),
    stackColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 240,
      value: (row) => row.name,
      detail: (row) => row.code,
      fallback: (row) => row.fallbacks?.name,
    }),
    textColumn({
      id: 'type',
      header: label('type'),
      sortKey: 'type',
      value: (row) => t(`pages.choice.type.${row.type}`),
    }),
    textColumn({
      id: 'alias',
      header: label('alias'),
      sortKey: 'alias',
      minWidth: 160,
      value: (row) => row.alias,
    }),
    textColumn({ id: 'project', header: label('project'), value: (row) => row.project?.name }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
