import type { OfferRow } from '@rentyard/contract/offer';
import {
  type DataColumn,
  imageColumn,
  moneyColumn,
  stackColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnTools } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

type Price = keyof OfferRow['prices'];
type Reference = 'category' | 'brand' | 'region' | 'project';

export function offerColumns(tools: ColumnTools): readonly DataColumn<OfferRow>[] {
  const { t, label, format } = tools;
  const reference = (id: Reference) =>
    textColumn<OfferRow>({ id, header: label(id), minWidth: 120, value: (row) => row[id]?.name });
  const price = (leaf: Price) =>
    moneyColumn<OfferRow>({
      id: leaf,
      header: label(`prices.${leaf}`),
      sortKey: `prices.${leaf}`,
      minWidth: 124,
      value: (row) => row.prices[leaf],
      currency: (row) => row.currency.name,
      format: format.amount,
      absent: t('offers.on_request'),
    });
  return [
    imageColumn({ id: 'image', header: label('image'), value: (row) => row.image }),
    stackColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 240,
      value: (row) => row.name,
      detail: (row) => row.code,
      fallback: (row) => row.fallbacks?.name,
    }),
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
