import type { Listing } from '@rentyard/contract/entities/listing';
import type { OrderRow } from '@rentyard/contract/entities/order';
import { type DataColumn, moneyColumn, stackColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ColumnToolsOf } from '../../records/list/columns.ts';

/** The row type shared by offers, orders and tags. */
type ListingRow = Pick<
  OrderRow,
  | 'name'
  | 'code'
  | 'fallbacks'
  | 'category'
  | 'brand'
  | 'region'
  | 'project'
  | 'assignee'
  | 'prices'
  | 'currency'
>;
type Price = keyof ListingRow['prices'];
type Reference = 'category' | 'brand' | 'region' | 'project' | 'assignee';

interface ListingColumns<Row> {
  /** The name above the code, linked to the record. */
  readonly name: DataColumn<Row>;
  readonly reference: (id: Reference) => DataColumn<Row>;
  /** In the record's currency; an empty price is shown as "on request". */
  readonly price: (leaf: Price) => DataColumn<Row>;
}

/** Minimum widths that fit the names in every language. Narrow tables hide columns of priority 0 first. */
const referenceWidths = {
  category: { minWidth: 216 },
  brand: { minWidth: 124, priority: 0 },
  region: { minWidth: 140 },
  project: { minWidth: 152, priority: 0 },
  assignee: { minWidth: 148, priority: 0, editKey: 'assignee' },
} as const satisfies Record<Reference, object>;

/** The columns shared by lists of offers, orders and tags. */
export function listingColumns<Row extends ListingRow>({
  t,
  format,
  column,
  sortable,
}: ColumnToolsOf<Listing>): ListingColumns<Row> {
  return {
    name: stackColumn({
      ...sortable('name'),
      isPrimary: true,
      minWidth: 268,
      value: (row) => row.name,
      detail: (row) => row.code,
      fallback: (row) => row.fallbacks?.name,
    }),
    reference: (id) =>
      textColumn({ ...column(id), ...referenceWidths[id], value: (row) => row[id]?.name }),
    price: (leaf) =>
      moneyColumn({
        ...sortable(`prices.${leaf}`),
        id: leaf,
        editKey: `prices.${leaf}`,
        minWidth: 124,
        value: (row) => row.prices[leaf],
        currency: (row) => row.currency?.name,
        format: format.amount,
        absent: t('listing.on_request'),
      }),
  };
}
