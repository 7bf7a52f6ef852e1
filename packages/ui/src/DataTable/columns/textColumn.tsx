import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';
import { fallbackText } from './fallbackText.tsx';

interface TextColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => string | null | undefined;
  /** Language code of the text if it replaces a missing translation. Greys the text. */
  readonly fallback?: (row: Row) => string | undefined;
}

/** One line of text. A longer text ends in an ellipsis and is shown completely on hover. */
export function textColumn<Row>(options: TextColumnOptions<Row>): DataColumn<Row> {
  const { value, fallback } = options;
  return makeColumn(options, {
    text: (row) => value(row) ?? '',
    cell: (row) => fallbackText(value(row), fallback?.(row)),
  });
}
