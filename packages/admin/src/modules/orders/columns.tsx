import type { OrderRow, order } from '@rentyard/contract/entities/order';
import { type DataColumn, dateColumn, moneyColumn, textColumn } from '@rentyard/ui/DataTable';
import { listingColumns } from '../../domain/listing/columns.tsx';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function orderColumns(tools: ColumnToolsOf<typeof order>): readonly DataColumn<OrderRow>[] {
  const { t, format, sortable, column } = tools;
  const { name, reference } = listingColumns<OrderRow>(tools);
  return [
    name,
    statusColumn(tools),
    moneyColumn({
      ...sortable('total'),
      minWidth: 136,
      value: (row) => row.total,
      currency: (row) => row.currency?.name,
      format: format.amount,
      absent: t('listing.on_request'),
    }),
    textColumn({
      ...column('client'),
      minWidth: 164,
      priority: 2,
      value: (row) => row.client?.name,
    }),
    dateColumn({
      ...sortable('starts_at'),
      minWidth: 152,
      priority: 2,
      value: (row) => row.starts_at,
      format: format.moment,
      title: format.exactMoment,
    }),
    textColumn({
      ...sortable('units'),
      align: 'end',
      value: ({ unit, units }) =>
        unit && units ? t(`orders.units.${unit}`, { count: units }) : null,
    }),
    reference('region'),
    // How long a new order has been waiting.
    dateColumn({
      ...sortable('created_at'),
      header: t('orders.waiting_since'),
      priority: 1,
      value: (row) => (row.status === 'new' ? row.created_at : null),
      format: format.relative,
      title: format.exactMoment,
    }),
    reference('category'),
    reference('assignee'),
    reference('project'),
    updatedColumn(tools),
  ];
}
