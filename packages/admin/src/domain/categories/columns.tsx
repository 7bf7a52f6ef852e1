import type { CategoryBasics, CategoryRow } from '@rentyard/contract/entities/category/category';
import {
  booleanColumn,
  type DataColumn,
  imageColumn,
  moneyColumn,
  numberColumn,
  stackColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

/** The row type shared by categories and category groups. */
type Row = Omit<CategoryRow, 'properties'>;

/** The columns of categories and category groups; photo and name come first. */
export function categoryColumns(tools: ColumnToolsOf<CategoryBasics>): readonly DataColumn<Row>[] {
  const { t, format, sortable, column } = tools;
  return [
    imageColumn({ ...column('photo'), value: (row) => row.photo }),
    stackColumn({
      ...sortable('name'),
      isPrimary: true,
      minWidth: 216,
      value: (row) => row.name,
      detail: (row) => row.alias,
      fallback: (row) => row.fallbacks?.name,
    }),
    numberColumn({
      ...column('offers_count'),
      minWidth: 116,
      priority: 2,
      value: (row) => row.offers_count,
      format: format.number,
    }),
    moneyColumn({
      ...sortable('min_hour_price'),
      editKey: 'min_hour_price',
      minWidth: 128,
      value: (row) => row.min_hour_price,
      currency: (row) => row.price_interval.currency?.name,
      format: format.amount,
    }),
    textColumn({
      id: 'price_interval',
      header: t('category_list.price_interval'),
      align: 'end',
      minWidth: 152,
      value: ({ price_interval: { from, to, currency } }) => {
        const ends = [from, to].map((end) => (end === null ? '…' : format.amount(end)));
        return from === null && to === null ? '' : `${ends.join(' – ')} ${currency?.name ?? ''}`;
      },
    }),
    numberColumn({
      ...sortable('sort_order'),
      editKey: 'sort_order',
      value: (row) => row.sort_order,
      format: format.number,
    }),
    booleanColumn({
      ...sortable('in_top'),
      minWidth: 92,
      align: 'center',
      value: (row) => row.in_top,
      words: [t('boolean.yes'), t('boolean.no')],
      isTick: true,
    }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
