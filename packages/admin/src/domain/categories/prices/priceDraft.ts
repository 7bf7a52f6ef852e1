import { plainDecimal } from '@rentyard/ui/decimals';
import type { PriceLine, PriceRow } from './priceLines.ts';

/** A row of prices as it is sent. What is no number stays as typed, for the rules to tell. */
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

/** What a save sends, and which lines of the grid each of its rows is made of. */
export interface PriceDraft {
  readonly prices: readonly SentRow[];
  /** By place of the row: places of the lines that its intervals are, in their order. */
  readonly lines: readonly (readonly number[])[];
}

/** Rows by characteristic, value and currency; lines without a price are not sent. */
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
      known.row.intervals.push({ from: figureOf(from), to: figureOf(to), min_hour_price: amount });
      known.lines.push(at);
      rows.set(key, known);
    }
  }
  const found = [...rows.values()];
  return { prices: found.map(({ row }) => row), lines: found.map((one) => one.lines) };
}

/** Stored rows as a save sends them back. */
export function sentBack(prices: readonly PriceRow[]): readonly SentRow[] {
  return prices.map(({ currency, property, value, intervals }) => ({
    currency: currency.id,
    property: property.id,
    value: value?.id ?? null,
    intervals,
  }));
}

/** Column of a currency in the grid, and in paths of errors. */
export function columnOf(currency: number): string {
  return `c${currency}`;
}

/**
 * Turns a path of a refused save (`prices.3.intervals.1.min_hour_price`) into the cell of the form that it
 * is about: `lines.5.c2`.
 */
export function cellOfPath(path: string, { prices, lines }: PriceDraft): string | undefined {
  const [, at, , interval, part] =
    /^prices\.(\d+)(\.intervals\.(\d+)(?:\.(\w+))?)?/.exec(path) ?? [];
  const row = prices[Number(at)];
  const line = lines[Number(at)]?.[Number(interval ?? 0)];
  if (at === undefined || !row || line === undefined) return undefined;
  return `lines.${line}.${part === 'from' || part === 'to' ? part : columnOf(row.currency)}`;
}

/** As a number where it is one. */
function figureOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const plain = plainDecimal(text);
  return plain === null ? text : Number(plain);
}
