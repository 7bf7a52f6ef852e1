import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface LinkColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => string | null | undefined;
  /** An external URL: `https:`, `mailto:`, `tel:`. */
  readonly href: (row: Row) => string | null | undefined;
}

/** A text with an external link: a site, an e-mail, a phone number. The link of the row is `rowHref`. */
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
