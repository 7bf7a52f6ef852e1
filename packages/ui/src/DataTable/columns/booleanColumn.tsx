import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface BooleanColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => boolean;
  /** Labels for true and false: `Active`, `Off`. */
  readonly words: readonly [yes: string, no: string];
}

/** Yes or no as text. "No" is less prominent. */
export function booleanColumn<Row>(options: BooleanColumnOptions<Row>): DataColumn<Row> {
  const { value, words } = options;
  const text = (row: Row) => words[value(row) ? 0 : 1];
  return makeColumn(options, {
    text,
    cell: (row) => (
      <span data-part="boolean" data-value={value(row)}>
        {text(row)}
      </span>
    ),
  });
}
