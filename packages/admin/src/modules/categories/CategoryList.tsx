import { category } from '@rentyard/contract/entities/category/category';
import type { ReactNode } from 'react';
import { categoryColumns, categoryHead } from '../../domain/categories/columns.ts';
import { ReorderButton } from '../../features/reorder/ReorderButton.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CategoryList(): ReactNode {
  return (
    <ListScreen
      resource={category}
      columns={[...categoryHead, ...categoryColumns]}
      tools={<ReorderButton resource={category} />}
    />
  );
}
