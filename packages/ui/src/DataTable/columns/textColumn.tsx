import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';
import { fallbackText } from './fallbackText.tsx';

interface TextColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => string | null | undefined;
  /** Code of the language the text was taken from when its own is missing; greys the text. */
  readonly fallback?: (row: Row) => string | undefined;
}

/** A line of text; a longer one ends in an ellipsis and is whole on hover. */
export function textColumn<Row>(options: TextColumnOptions<Row>): DataColumn<Row> {
  const { value, fallback } = options;
  return makeColumn(options, {
    text: (row) => value(row) ?? '',
    cell: (row) => fallbackText(value(row), fallback?.(row)),
  });
}
