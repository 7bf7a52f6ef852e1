import type { OfferRow, offer } from '@rentyard/contract/entities/offer';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { type DataColumn, imageColumn } from '@rentyard/ui/DataTable';
import { offeringColumns } from '../../domain/listing/columns.tsx';
import type { ColumnTools } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function offerColumns(
  tools: ColumnTools<FieldPath<typeof offer>>,
): readonly DataColumn<OfferRow>[] {
  const { name, reference, price } = offeringColumns<OfferRow>(tools);
  return [
    imageColumn({ ...tools.column('image'), value: (row) => row.image }),
    name,
    reference('category'),
    reference('brand'),
    price('price_per_shift'),
    price('price_per_hour'),
    reference('region'),
    statusColumn(tools),
    reference('project'),
    updatedColumn(tools),
  ];
}
