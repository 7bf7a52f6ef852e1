import type { TagRow, tag } from '@rentyard/contract/entities/tag';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { type DataColumn, imageColumn, textColumn } from '@rentyard/ui/DataTable';
import { offeringColumns } from '../../domain/listing/columns.tsx';
import type { ColumnTools } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function tagColumns(
  tools: ColumnTools<FieldPath<typeof tag>>,
): readonly DataColumn<TagRow>[] {
  const { column } = tools;
  const { name, reference, price } = offeringColumns<TagRow>(tools);
  return [
    imageColumn({ ...column('image'), value: (row) => row.image }),
    name,
    reference('category'),
    textColumn({
      ...column('categories'),
      minWidth: 180,
      value: (row) => row.categories.map((category) => category.name).join(', '),
    }),
    reference('brand'),
    price('price_per_shift'),
    price('price_per_hour'),
    reference('region'),
    statusColumn(tools),
    reference('project'),
    updatedColumn(tools),
  ];
}
