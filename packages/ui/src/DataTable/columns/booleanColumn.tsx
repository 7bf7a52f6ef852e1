import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface BooleanColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => boolean;
  /** Labels for true and false: `Active`, `Off`. */
  readonly words: readonly [yes: string, no: string];
  /** Shows a tick or a dash instead of the labels, which screen readers still read. */
  readonly isTick?: boolean;
}

/** Yes or no, as text or as a tick. "No" is less prominent. */
export function booleanColumn<Row>(options: BooleanColumnOptions<Row>): DataColumn<Row> {
  const { value, words, isTick = false } = options;
  const text = (row: Row) => words[value(row) ? 0 : 1];
  return makeColumn(options, {
    shape: isTick ? 'tick' : 'text',
    text,
    cell: (row) =>
      isTick ? (
        <span data-part="tick" data-value={value(row)} title={text(row)}>
          <span>{text(row)}</span>
        </span>
      ) : (
        <span data-part="boolean" data-value={value(row)}>
          {text(row)}
        </span>
      ),
  });
}
