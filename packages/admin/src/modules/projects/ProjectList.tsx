import { type ProjectRow, project } from '@rentyard/contract/entities/project';
import { type DataColumn, imageColumn, linkColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { activeColumn, nameColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function ProjectList(): ReactNode {
  return <ListScreen resource={project} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof project>): readonly DataColumn<ProjectRow>[] {
  const { sortable, column } = tools;
  return [
    imageColumn({
      ...column('logo'),
      value: (row) => row.logo,
    }),
    nameColumn(tools, 200),
    linkColumn({
      ...sortable('domain'),
      minWidth: 200,
      value: (row) => row.domain,
      href: (row) => `https://${row.domain}`,
    }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
