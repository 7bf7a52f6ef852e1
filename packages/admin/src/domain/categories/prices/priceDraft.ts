import type { EditedPrice } from '@rentyard/contract/entities/category/priceRoutes';
import { isPlainDecimal } from '@rentyard/validators/decimals';
import type { PriceLine } from './priceLines.ts';

/** A price row of the request. Text that is not a number stays as typed, for validation. */
export interface SentRow {
  readonly currency: number;
  readonly property: number;
  readonly value: number | null;
  readonly intervals: readonly {
    readonly from: number | string | null;
    readonly to: number | string | null;
    readonly min_hour_price: string | null;
  }[];
}

/** The body of a save, and the grid lines of each of its rows. */
export interface PriceDraft {
  readonly prices: readonly SentRow[];
  /** By index of the row: indexes of the lines of its intervals, in order. */
  readonly lines: readonly (readonly number[])[];
}

/** Rows by characteristic, value and currency. Lines without a price are not sent. */
export function priceDraft(
  lines: readonly PriceLine[],
  currencies: readonly { readonly id: number }[],
): PriceDraft {
  const rows = new Map<
    string,
    { row: SentRow & { intervals: SentRow['intervals'][number][] }; lines: number[] }
  >();
  for (const [at, { property, value, from, to, amounts }] of lines.entries()) {
    for (const { id: currency } of currencies) {
      const amount = amounts[currency];
      if (amount === undefined) continue;
      const key = `${property}/${value}/${currency}`;
      const known = rows.get(key) ?? {
        row: { currency, property, value, intervals: [] },
        lines: [],
      };
      known.row.intervals.push({
        from: parseFigure(from),
        to: parseFigure(to),
        min_hour_price: amount,
      });
      known.lines.push(at);
      rows.set(key, known);
    }
  }
  const found = [...rows.values()];
  return { prices: found.map(({ row }) => row), lines: found.map((one) => one.lines) };
}

/** Stored rows in the format of a save. */
export function sentBack(prices: readonly EditedPrice[]): readonly SentRow[] {
  return prices.map(({ currency, property, value, intervals }) => ({
    currency: currency.id,
    property: property.id,
    value: value?.id ?? null,
    intervals,
  }));
}

/** The column of a currency, in the grid and in error paths. */
export function buildColumnName(currency: number): string {
  return `c${currency}`;
}

/**
 * Maps a path of a rejected save (`prices.3.intervals.1.min_hour_price`) to a cell of the form:
 * `lines.5.c2`.
 */
export function cellOfPath(path: string, { prices, lines }: PriceDraft): string | undefined {
  const [, at, , interval, part] =
    /^prices\.(\d+)(\.intervals\.(\d+)(?:\.(\w+))?)?/.exec(path) ?? [];
  const row = prices[Number(at)];
  const line = lines[Number(at)]?.[Number(interval ?? 0)];
  if (at === undefined || !row || line === undefined) return undefined;
  return `lines.${line}.${part === 'from' || part === 'to' ? part : buildColumnName(row.currency)}`;
}

/** The text as a number, or unchanged when it is not a number. */
function parseFigure(text: string): number | string | null {
  if (text.trim() === '') return null;
  return isPlainDecimal(text) ? Number(text) : text;
}
