import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface DateColumnOptions<Row> extends ColumnOptions<Row> {
  /** A timestamp in ISO 8601. */
  readonly value: (row: Row) => string | null | undefined;
  /** The displayed text: `2 min ago`, `05/31/2026`. */
  readonly format: (moment: string) => string;
  /** The exact time, shown on hover. */
  readonly title?: (moment: string) => string;
}

/** A timestamp in a format of the host, with the exact time on hover. */
export function dateColumn<Row>(options: DateColumnOptions<Row>): DataColumn<Row> {
  const { value, format, title } = options;
  return makeColumn(options, {
    priority: 0,
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
