import { type PageRow, page } from '@rentyard/contract/entities/page';
import { type DataColumn, imageColumn, stackColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function PageList(): ReactNode {
  return <ListScreen resource={page} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof page>): readonly DataColumn<PageRow>[] {
  const { t, sortable, column } = tools;
  return [
    imageColumn({ ...column('image'), value: (row) => row.image }),
    stackColumn({
      ...sortable('name'),
      isPrimary: true,
      minWidth: 240,
      value: (row) => row.name,
      detail: (row) => row.code,
      fallback: (row) => row.fallbacks?.name,
    }),
    textColumn({
      ...sortable('type'),
      minWidth: 136,
      value: (row) => t(`pages.choice.type.${row.type}`),
    }),
    textColumn({
      ...sortable('alias'),
      minWidth: 192,
      priority: 0,
      value: (row) => row.alias,
    }),
    textColumn({ ...column('project'), minWidth: 168, value: (row) => row.project?.name }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
