import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface LinkColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => string | null | undefined;
  /** Where it leads, outside the host's own pages: `https:`, `mailto:`, `tel:`. */
  readonly href: (row: Row) => string | null | undefined;
}

/** A text that leads outside: a site, an e-mail, a phone. The row's own link is `rowHref`. */
export function linkColumn<Row>(options: LinkColumnOptions<Row>): DataColumn<Row> {
  const { value, href } = options;
  return makeColumn(options, {
    text: (row) => value(row) ?? '',
    cell: (row) => {
      const address = href(row);
      if (!address) return value(row);
      return (
        <a data-part="link" href={address} target="_blank" rel="noreferrer">
          {value(row)}
        </a>
      );
    },
  });
}
