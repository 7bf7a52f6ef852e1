import {
  type CategoryGroupRow,
  categoryGroup,
} from '@rentyard/contract/entities/category/categoryGroup';
import { type DataColumn, numberColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { categoryColumns } from '../../domain/categories/columns.tsx';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CategoryGroupList(): ReactNode {
  return <ListScreen resource={categoryGroup} columns={columns} />;
}

function columns(
  tools: ColumnToolsOf<typeof categoryGroup>,
): readonly DataColumn<CategoryGroupRow>[] {
  const [photo, name, ...others] = categoryColumns(tools);
  const categories = numberColumn<CategoryGroupRow>({
    ...tools.column('categories'),
    priority: 0,
    value: (row) => row.categories.length,
    format: tools.format.number,
  });
  return [photo, name, categories, ...others].filter((column) => column !== undefined);
}
