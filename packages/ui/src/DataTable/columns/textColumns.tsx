import type { ReactNode } from 'react';
import { type ColumnOptions, type DataColumn, makeColumn } from '../model/column.ts';

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

interface MoneyColumnOptions<Row> extends ColumnOptions<Row> {
  /** The amount as a decimal string, never a float. */
  readonly value: (row: Row) => string | null | undefined;
  /** Code or symbol of the currency, shown beside the amount. */
  readonly currency: (row: Row) => string | null | undefined;
  /** Formats an amount without its currency. */
  readonly format?: (amount: string, row: Row) => string;
  /** Shown if there is no amount: `on request`. */
  readonly absent?: string;
}

/** An amount with its currency beside it, right-aligned. */
export function moneyColumn<Row>(options: MoneyColumnOptions<Row>): DataColumn<Row> {
  const { value, currency, format = String, absent = '' } = options;
  const formatAmount = (row: Row) => {
    const amount = value(row);
    return amount === null || amount === undefined || amount === '' ? null : format(amount, row);
  };
  return makeColumn(options, {
    shape: 'number',
    align: 'end',
    priority: 2,
    minWidth: 112,
    text: (row) => {
      const amount = formatAmount(row);
      return amount === null ? absent : `${amount} ${currency(row) ?? ''}`.trimEnd();
    },
    cell: (row) => {
      const amount = formatAmount(row);
      if (amount === null) return <span data-part="quiet">{absent}</span>;
      return (
        <>
          <span>{amount}</span> <span data-part="quiet">{currency(row)}</span>
        </>
      );
    },
  });
}

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

/**
 * A text, greyed and marked with its language if it replaces a missing translation. The mark comes first, so that an
 * ellipsis never cuts it off.
 */
function fallbackText(
  text: string | null | undefined,
  /** Set if the text replaces a missing translation. */
  language: string | undefined,
): ReactNode {
  if (!text || !language) return text;
  return (
    <span data-part="fallback">
      <span data-part="language">{language.toUpperCase()}</span> <span>{text}</span>
    </span>
  );
}
