import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { textColumn } from '@rentyard/ui/DataTable';
import type { Column } from '../../records/list/columns.tsx';

type CategoryColumn = Column<CategoryBasics['fields']>;

/** The first columns of categories and category groups. */
export const categoryHead = [
  'photo',
  { field: 'name', detail: 'alias', minWidth: 216 },
] as const satisfies readonly CategoryColumn[];

/** Their other columns. */
export const categoryColumns: readonly CategoryColumn[] = [
  { field: 'offers_count', minWidth: 116, priority: 2 },
  { field: 'min_hour_price', minWidth: 128, isEditable: true },
  ({ t, format }) =>
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
  { field: 'sort_order', isEditable: true },
  { field: 'in_top', minWidth: 92, align: 'center' },
  'active',
  'updated_at',
];
