import { categoryGroup } from '@rentyard/contract/entities/category/categoryGroup';
import { numberColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { categoryColumns, categoryHead } from '../../domain/categories/columns.ts';
import { ReorderButton } from '../../features/reorder/ReorderButton.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CategoryGroupList(): ReactNode {
  return (
    <ListScreen
      resource={categoryGroup}
      tools={<ReorderButton resource={categoryGroup} />}
      columns={[
        ...categoryHead,
        ({ format, column }) =>
          numberColumn({
            ...column('categories'),
            priority: 0,
            value: (row) => row.categories.length,
            format: format.number,
          }),
        ...categoryColumns,
      ]}
    />
  );
}
