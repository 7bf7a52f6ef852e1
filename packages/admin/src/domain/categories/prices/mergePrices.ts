import type { EditedPrice } from '@rentyard/contract/entities/category/priceRoutes';
import type { Option } from '@rentyard/contract/schema/values';
import type { FormValues } from '../../../records/form/values/formValues.ts';
import { type Merged, mergeEntries } from '../../../records/form/values/merge.ts';
import { buildColumnName } from './priceDraft.ts';
import { buildLines, buildStretch, type PricedProperty, type PriceLine } from './priceLines.ts';
import { readPrices } from './pricesValues.ts';

/**
 * Merges the price changes of two users, cell by cell, in the rows on screen. A cell that both
 * changed keeps the local value and is a conflict: see `cellOfConflict`.
 */
export function mergePrices(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
  properties: readonly PricedProperty[],
): Merged<FormValues> {
  const shown = readPrices(mine).lines;
  const currencies = currenciesOfBoth(readPrices(mine).currencies, readPrices(theirs).currencies);
  const [before, typed, now] = [base, mine, theirs].map((values) =>
    buildCells(readPrices(values).lines),
  ) as [Cells, Cells, Cells];
  const merged = mergeEntries(collectAmounts(before), collectAmounts(typed), collectAmounts(now));
  const cellAt = (key: string) => typed.get(key) ?? now.get(key) ?? before.get(key);
  const cells = [...merged.values].flatMap(([key, amount]) => {
    const cell = cellAt(key);
    return cell ? [{ ...cell, amount }] : [];
  });
  const lines = buildLines(properties, buildRows(cells, currencies));
  return {
    values: { ...theirs, currencies, lines: withBegun(asShown(lines, shown), shown) },
    conflicts: merged.conflicts.flatMap((key) => {
      const cell = cellAt(key);
      return cell ? [`lines.${cell.line.uid}.${buildColumnName(cell.currency)}`] : [];
    }),
  };
}

/** The cell of a conflict. */
export function cellOfConflict(path: string): { readonly uid: string; readonly currency: number } {
  const [, uid = '', currency] = /^lines\.(.*)\.c(\d+)$/.exec(path) ?? [];
  return { uid, currency: Number(currency) };
}

/** The same lines with the ids they have on screen, so that an open cell stays open. */
export function asShown(
  lines: readonly PriceLine[],
  shown: readonly PriceLine[],
): readonly PriceLine[] {
  const uids = new Map(shown.map((line) => [buildStretch(line), line.uid]));
  const taken = new Set(uids.values());
  return lines.map((line) => {
    const uid = uids.get(buildStretch(line)) ?? (taken.has(line.uid) ? `${line.uid}+` : line.uid);
    return { ...line, uid };
  });
}

function currenciesOfBoth(mine: readonly Option[], theirs: readonly Option[]): readonly Option[] {
  return [...mine, ...theirs.filter(({ id }) => mine.every((one) => one.id !== id))];
}

interface Cell {
  readonly line: PriceLine;
  readonly currency: number;
  readonly amount: string | null;
}

type Cells = ReadonlyMap<string, Cell>;

function buildCells(lines: readonly PriceLine[]): Cells {
  return new Map(
    lines.flatMap((line) =>
      Object.entries(line.amounts).map(([currency, amount]): [string, Cell] => [
        `${buildStretch(line)}/${currency}`,
        { line, currency: Number(currency), amount },
      ]),
    ),
  );
}

function collectAmounts(cells: Cells): ReadonlyMap<string, string | null> {
  return new Map([...cells].map(([key, { amount }]) => [key, amount]));
}

function buildRows(cells: readonly Cell[], currencies: readonly Option[]): readonly EditedPrice[] {
  return cells.map(({ line, currency, amount }) => ({
    currency: currencies.find(({ id }) => id === currency) ?? { id: currency, name: '' },
    property: { id: line.property, name: '' },
    value: line.value === null ? null : { id: line.value, name: '' },
    intervals: [{ from: parseNumber(line.from), to: parseNumber(line.to), min_hour_price: amount }],
  }));
}

function parseNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Adds lines without a price yet, which stored prices do not contain, at their position. */
function withBegun(lines: readonly PriceLine[], mine: readonly PriceLine[]): readonly PriceLine[] {
  const known = new Set(lines.map(({ uid }) => uid));
  return mine
    .filter((line) => isUnpriced(line) && !isBlank(line) && !known.has(line.uid))
    .reduce((all, line) => {
      const at = all.findLastIndex(
        ({ property, value }) => property === line.property && value === line.value,
      );
      const before = all[at];
      const isFree = before !== undefined && isUnpriced(before) && isBlank(before);
      return all.toSpliced(isFree ? at : at + 1, isFree ? 1 : 0, line);
    }, lines);
}

function isBlank({ from, to }: PriceLine): boolean {
  return from === '' && to === '';
}

function isUnpriced({ amounts }: PriceLine): boolean {
  return Object.keys(amounts).length === 0;
}
