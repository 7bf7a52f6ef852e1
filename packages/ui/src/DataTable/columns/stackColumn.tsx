import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';
import { fallbackText } from './fallbackText.tsx';

interface StackColumnOptions<Row> extends ColumnOptions<Row> {
  /** The upper line: a name. */
  readonly value: (row: Row) => string | null | undefined;
  /** The lower, muted line: a code. Translators of browsers leave it alone. */
  readonly detail: (row: Row) => string | null | undefined;
  /** Language code of the name if it replaces a missing translation. Greys the name. */
  readonly fallback?: (row: Row) => string | undefined;
}

/** A name over its code. */
export function stackColumn<Row>(options: StackColumnOptions<Row>): DataColumn<Row> {
  const { value, detail, fallback } = options;
  return makeColumn(options, {
    shape: 'stack',
    minWidth: 200,
    text: (row) => value(row) ?? detail(row) ?? '',
    cell: (row) => (
      <>
        <span data-part="name">{fallbackText(value(row), fallback?.(row))}</span>
        <span data-part="detail" translate="no">
          {detail(row)}
        </span>
      </>
    ),
  });
}
