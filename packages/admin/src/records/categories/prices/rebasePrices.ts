import { mergePrices } from './mergePrices.ts';
import type { PricedProperty, PriceLine } from './priceLines.ts';
import type { PricesValues } from './pricesValues.ts';

/** What was typed between the first two states, on top of the third one, in the rows that are on the screen. */
export function rebasePrices(
  base: PricesValues,
  mine: PricesValues,
  theirs: PricesValues,
  properties: readonly PricedProperty[],
): PricesValues {
  const isNew = ({ id }: { readonly id: number }) =>
    mine.currencies.every((currency) => currency.id !== id);
  const currencies = [...mine.currencies, ...theirs.currencies.filter(isNew)];
  const { lines } = mergePrices({
    start: base.lines,
    mine: mine.lines,
    theirs: theirs.lines,
    properties,
    currencies,
  });
  return { ...theirs, currencies, lines: withBegun(asShown(lines, mine.lines), mine.lines) };
}

/** The same lines under the names by which the screen knows them, so that a cell that is open stays open. */
export function asShown(
  lines: readonly PriceLine[],
  shown: readonly PriceLine[],
): readonly PriceLine[] {
  const uids = new Map(shown.map((line) => [stretchOf(line), line.uid]));
  const taken = new Set(uids.values());
  return lines.map((line) => {
    const uid = uids.get(stretchOf(line)) ?? (taken.has(line.uid) ? `${line.uid}+` : line.uid);
    return { ...line, uid };
  });
}

/** Lines that have a stretch and no price yet, which stored prices know nothing of, stay in their places. */
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

function stretchOf({ property, value, from, to }: PriceLine): string {
  return `${property}/${value}/${from}/${to}`;
}

function isBlank({ from, to }: PriceLine): boolean {
  return from === '' && to === '';
}

function isUnpriced({ amounts }: PriceLine): boolean {
  return Object.keys(amounts).length === 0;
}
