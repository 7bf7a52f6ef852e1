import { type ProjectRow, project } from '@rentyard/contract/project';
import { type DataColumn, imageColumn, linkColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function ProjectList(): ReactNode {
  return <ListScreen resource={project} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<ProjectRow>[] {
  const { label } = tools;
  return [
    imageColumn({
      id: 'logo',
      header: label('logo'),
      value: (row) => row.logo,
    }),
    textColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.name,
    }),
    linkColumn({
      id: 'domain',
      header: label('domain'),
      sortKey: 'domain',
      minWidth: 160,
      value: (row) => row.domain,
      href: (row) => `https://${row.domain}`,
    }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
