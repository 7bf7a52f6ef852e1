import type { EditedPrice } from '@rentyard/contract/entities/category/priceRoutes';
import type { Option } from '@rentyard/contract/schema/values';

/** A characteristic that can have prices, with its values. */
export interface PricedProperty extends Option {
  readonly values: readonly Option[];
  readonly is_numeric: boolean;
}

/**
 * A line of the grid: a range of a characteristic or of one of its values, with its price in every
 * currency. Ranges shared by several currencies are one line.
 */
export interface PriceLine {
  readonly uid: string;
  readonly property: number;
  readonly value: number | null;
  readonly from: string;
  readonly to: string;
  /** By currency id: an amount as typed, or null for "on request". A missing key means no price. */
  readonly amounts: Readonly<Record<string, string | null>>;
}

/**
 * The lines of stored prices, in the order of characteristics and values. Those without a price get
 * a blank line.
 */
export function buildLines(
  properties: readonly PricedProperty[],
  prices: readonly EditedPrice[],
): readonly PriceLine[] {
  return properties.flatMap(({ id: property, values }) =>
    [null, ...values.map(({ id }) => id)].flatMap((value) => {
      const rows = prices.filter(
        (row) => row.property.id === property && (row.value?.id ?? null) === value,
      );
      const stretches = buildStretches(rows);
      return stretches.length > 0
        ? stretches.map((stretch) => ({ ...stretch, ...about(property, value, stretch) }))
        : [blankLine(property, value)];
    }),
  );
}

/** The key of a line: the characteristic, the value and the ends of the range. */
export function buildStretch({
  property,
  value,
  from,
  to,
}: Omit<PriceLine, 'uid' | 'amounts'>): string {
  return `${property}/${value}/${from}/${to}`;
}

export function blankLine(property: number, value: number | null, from = ''): PriceLine {
  const line = { from, to: '', amounts: {} };
  return { ...line, ...about(property, value, line) };
}

type Stretch = Pick<PriceLine, 'from' | 'to' | 'amounts'>;

function about(property: number, value: number | null, { from, to }: Stretch) {
  return { property, value, uid: `${property}/${value ?? ''}/${from}/${to}` };
}

function buildStretches(rows: readonly EditedPrice[]): readonly Stretch[] {
  const stretches = new Map<
    string,
    { from: string; to: string; amounts: Record<string, string | null> }
  >();
  for (const { currency, intervals } of rows) {
    for (const interval of intervals) {
      const [from, to] = [formatNumber(interval.from), formatNumber(interval.to)];
      const known = stretches.get(`${from}/${to}`) ?? { from, to, amounts: {} };
      known.amounts[currency.id] = interval.min_hour_price;
      stretches.set(`${from}/${to}`, known);
    }
  }
  return [...stretches.values()].sort((one, other) => parseStart(one) - parseStart(other));
}

function formatNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

function parseStart({ from }: Stretch): number {
  return from === '' ? Number.NEGATIVE_INFINITY : Number(from);
}

/** All currencies of the prices, in order of appearance. */
export function findCurrencies(prices: readonly EditedPrice[]): readonly Option[] {
  const known = new Map(prices.map(({ currency }) => [currency.id, currency]));
  return [...known.values()];
}

/** Prices without a line in the grid: of characteristics and values added since it was loaded. */
export function pricesBeyond(
  properties: readonly PricedProperty[],
  prices: readonly EditedPrice[],
): readonly EditedPrice[] {
  return prices.filter(({ property, value }) => {
    const known = properties.find(({ id }) => id === property.id);
    return !known || (value !== null && known.values.every(({ id }) => id !== value.id));
  });
}

/** How many cells have changed. A missing line counts as empty. */
export function countChangedPrices(
  before: readonly PriceLine[],
  now: readonly PriceLine[],
): number {
  const formatLines = (lines: readonly PriceLine[]) =>
    new Set(
      lines.flatMap((line) => {
        const { from, to, amounts } = line;
        const about = buildStretch(line);
        const priced = Object.entries(amounts).map(([id, amount]) => `${about}/${id}/${amount}`);
        return priced.length === 0 && (from !== '' || to !== '') ? [about] : priced;
      }),
    );
  const [old, current] = [formatLines(before), formatLines(now)];
  const added = [...current].filter((one) => !old.has(one)).length;
  const gone = [...old].filter((one) => !current.has(one)).length;
  return Math.max(added, gone);
}
