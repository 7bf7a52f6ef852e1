import type { ExchangeRateRow, exchangeRate } from '@rentyard/contract/entities/exchangeRate';
import { type DataColumn, dateColumn, moneyColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ColumnToolsOf } from '../../records/list/columns.ts';

/** The columns of all rates, the latest day first. */
export function rateColumns(
  tools: ColumnToolsOf<typeof exchangeRate>,
): readonly DataColumn<ExchangeRateRow>[] {
  const { t, format, sortable, column } = tools;
  return [
    textColumn({
      ...sortable('currency'),
      isPrimary: true,
      minWidth: 100,
      value: (row) => row.currency?.name,
    }),
    moneyColumn({
      ...column('rate'),
      minWidth: 160,
      value: (row) => row.rate,
      currency: (row) => row.currency?.name,
      format: format.amount,
    }),
    dateColumn({
      ...sortable('date'),
      minWidth: 132,
      priority: 2,
      value: (row) => row.date,
      format: format.day,
    }),
    textColumn({
      ...sortable('source'),
      minWidth: 160,
      value: (row) => t(`exchange_rates.choice.source.${row.source}`),
    }),
    textColumn({
      ...column('created_by'),
      minWidth: 140,
      value: (row) => row.created_by?.name ?? t('exchange_rates.by_server'),
    }),
    dateColumn({
      ...sortable('created_at'),
      minWidth: 152,
      value: (row) => row.created_at,
      format: format.relative,
      title: format.exactMoment,
    }),
  ];
}
