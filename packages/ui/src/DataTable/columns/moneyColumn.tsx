import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface MoneyColumnOptions<Row> extends ColumnOptions<Row> {
  /** The amount as a decimal string, never a float. */
  readonly value: (row: Row) => string | null | undefined;
  /** Code or symbol of the currency, shown beside the amount. */
  readonly currency: (row: Row) => string | null | undefined;
  /** Formats an amount without its currency. */
  readonly format?: (amount: string, row: Row) => string;
  /** Shown if there is no amount: `on request`. */
  readonly absent?: string;
}

/** An amount with its currency beside it, right-aligned. */
export function moneyColumn<Row>(options: MoneyColumnOptions<Row>): DataColumn<Row> {
  const { value, currency, format = String, absent = '' } = options;
  const amountOf = (row: Row) => {
    const amount = value(row);
    return amount === null || amount === undefined || amount === '' ? null : format(amount, row);
  };
  return makeColumn(options, {
    shape: 'number',
    align: 'end',
    priority: 2,
    minWidth: 112,
    text: (row) => {
      const amount = amountOf(row);
      return amount === null ? absent : `${amount} ${currency(row) ?? ''}`.trimEnd();
    },
    cell: (row) => {
      const amount = amountOf(row);
      if (amount === null) return <span data-part="quiet">{absent}</span>;
      return (
        <>
          <span>{amount}</span> <span data-part="quiet">{currency(row)}</span>
        </>
      );
    },
  });
}
