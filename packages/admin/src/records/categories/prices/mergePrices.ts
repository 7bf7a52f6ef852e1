import type { Option } from '@rentyard/contract/values';
import { linesOf, type PricedProperty, type PriceLine, type PriceRow } from './priceLines.ts';

/** A price that both changed, to different amounts. */
export interface PriceClash {
  readonly uid: string;
  readonly currency: number;
  /** As the other saved it; undefined when they took it away. */
  readonly theirs: string | null | undefined;
}

interface Merged {
  readonly lines: readonly PriceLine[];
  readonly clashes: readonly PriceClash[];
}

interface Sides {
  readonly start: readonly PriceLine[];
  readonly mine: readonly PriceLine[];
  readonly theirs: readonly PriceLine[];
  readonly properties: readonly PricedProperty[];
  readonly currencies: readonly Option[];
}

/** Both sides' changes of prices, cell by cell. Where both changed one, mine stands and the clash is told. */
export function mergePrices({ start, mine, theirs, properties, currencies }: Sides): Merged {
  const [before, typed, now] = [start, mine, theirs].map(cellsOf) as [Cells, Cells, Cells];
  const merged: [string, Cell][] = [];
  const clashes: PriceClash[] = [];
  for (const key of new Set([...before.keys(), ...now.keys(), ...typed.keys()])) {
    const [from, own, other] = [before, typed, now].map((cells) => cells.get(key)?.amount);
    const isMine = own !== from;
    const cell = (isMine ? typed : now).get(key);
    if (cell) merged.push([key, cell]);
    if (!isMine || other === from || other === own) continue;
    const about = typed.get(key) ?? now.get(key) ?? before.get(key);
    if (about) clashes.push({ uid: about.line.uid, currency: about.currency, theirs: other });
  }
  return { lines: linesOf(properties, rowsOf(merged, currencies)), clashes };
}

interface Cell {
  readonly line: PriceLine;
  readonly currency: number;
  readonly amount: string | null;
}

type Cells = ReadonlyMap<string, Cell>;

function cellsOf(lines: readonly PriceLine[]): Cells {
  return new Map(
    lines.flatMap((line) =>
      Object.entries(line.amounts).map(([currency, amount]): [string, Cell] => [
        `${line.property}/${line.value}/${line.from}/${line.to}/${currency}`,
        { line, currency: Number(currency), amount },
      ]),
    ),
  );
}

function rowsOf(
  cells: readonly (readonly [string, Cell])[],
  currencies: readonly Option[],
): readonly PriceRow[] {
  return cells.map(([, { line, currency, amount }]) => ({
    currency: currencies.find(({ id }) => id === currency) ?? { id: currency, name: '' },
    property: { id: line.property, name: '' },
    value: line.value === null ? null : { id: line.value, name: '' },
    intervals: [{ from: numberOf(line.from), to: numberOf(line.to), min_hour_price: amount }],
  }));
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
