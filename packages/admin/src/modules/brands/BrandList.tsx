import { type BrandRow, brand } from '@rentyard/contract/entities/brand';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { type DataColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../records/list-screen/ListScreen.tsx';
import { BrandRows } from './BrandRows.tsx';
import { ReorderButton } from './ReorderButton.tsx';

export function BrandList(): ReactNode {
  return (
    <ListScreen resource={brand} columns={columns} tools={<ReorderButton />} rows={BrandRows} />
  );
}

function columns(tools: ColumnTools<FieldPath<typeof brand>>): readonly DataColumn<BrandRow>[] {
  const { format, sortable } = tools;
  return [
    textColumn({
      ...sortable('name'),
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.name,
    }),
    textColumn({ ...sortable('code'), value: (row) => row.code }),
    textColumn({
      ...sortable('alias'),
      value: (row) => row.alias,
    }),
    numberColumn({
      ...sortable('sort_order'),
      value: (row) => row.sort_order,
      format: format.number,
    }),
    statusColumn(tools),
    updatedColumn(tools),
  ];
}
