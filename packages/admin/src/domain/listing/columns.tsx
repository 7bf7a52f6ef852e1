import type { Offering } from '@rentyard/contract/entities/listing';
import type { OrderRow } from '@rentyard/contract/entities/order';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { type DataColumn, moneyColumn, stackColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ColumnTools } from '../../records/list/columns.ts';

/** What rows of offers, orders and tags alike carry. */
type OfferingRow = Pick<
  OrderRow,
  | 'name'
  | 'code'
  | 'fallbacks'
  | 'category'
  | 'brand'
  | 'region'
  | 'project'
  | 'prices'
  | 'currency'
>;
type Price = keyof OfferingRow['prices'];
type Reference = 'category' | 'brand' | 'region' | 'project';

interface OfferingColumns<Row> {
  /** The name over the code; leads to the record. */
  readonly name: DataColumn<Row>;
  readonly reference: (id: Reference) => DataColumn<Row>;
  /** In the record's currency; none is on request. */
  readonly price: (leaf: Price) => DataColumn<Row>;
}

/** The columns that lists of offers, orders and tags share, for each to put in its order. */
export function offeringColumns<Row extends OfferingRow>({
  t,
  label,
  format,
  sortable,
}: ColumnTools<FieldPath<Offering>>): OfferingColumns<Row> {
  return {
    name: stackColumn({
      ...sortable('name'),
      isPrimary: true,
      minWidth: 240,
      value: (row) => row.name,
      detail: (row) => row.code,
      fallback: (row) => row.fallbacks?.name,
    }),
    reference: (id) =>
      textColumn({ id, header: label(id), minWidth: 120, value: (row) => row[id]?.name }),
    price: (leaf) =>
      moneyColumn({
        id: leaf,
        header: label(`prices.${leaf}`),
        sortKey: `prices.${leaf}`,
        minWidth: 124,
        value: (row) => row.prices[leaf],
        currency: (row) => row.currency?.name,
        format: format.amount,
        absent: t('offering.on_request'),
      }),
  };
}
