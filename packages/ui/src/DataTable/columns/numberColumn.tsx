import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface NumberColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => number | null | undefined;
  /** Custom number format. */
  readonly format?: (value: number) => string;
}

/** A number, right-aligned with tabular digits. */
export function numberColumn<Row>(options: NumberColumnOptions<Row>): DataColumn<Row> {
  const { value, format = String } = options;
  const text = (row: Row) => {
    const number = value(row);
    return number === null || number === undefined ? '' : format(number);
  };
  return makeColumn(options, { shape: 'number', align: 'end', text, cell: text });
}
