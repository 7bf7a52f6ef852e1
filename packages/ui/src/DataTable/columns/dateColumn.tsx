import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface DateColumnOptions<Row> extends ColumnOptions<Row> {
  /** A moment in ISO 8601. */
  readonly value: (row: Row) => string | null | undefined;
  /** What is shown: `2 min ago`, `05/31/2026`. */
  readonly format: (moment: string) => string;
  /** The exact time, shown on hover. */
  readonly title?: (moment: string) => string;
}

/** A moment in the host's wording, exact on hover. */
export function dateColumn<Row>(options: DateColumnOptions<Row>): DataColumn<Row> {
  const { value, format, title } = options;
  return makeColumn(options, {
    minWidth: 112,
    text: (row) => {
      const moment = value(row);
      return moment ? format(moment) : '';
    },
    cell: (row) => {
      const moment = value(row);
      if (!moment) return null;
      return (
        <time dateTime={moment} title={title?.(moment)} data-part="quiet">
          {format(moment)}
        </time>
      );
    },
  });
}
