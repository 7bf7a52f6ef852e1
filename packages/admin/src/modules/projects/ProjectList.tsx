import { project } from '@rentyard/contract/entities/project';
import { linkColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function ProjectList(): ReactNode {
  return (
    <ListScreen
      resource={project}
      columns={[
        'logo',
        'name',
        ({ column }) =>
          linkColumn({
            ...column('domain'),
            minWidth: 200,
            value: (row) => row.domain,
            href: (row) => `https://${row.domain}`,
          }),
        'active',
        'updated_at',
      ]}
    />
  );
}
