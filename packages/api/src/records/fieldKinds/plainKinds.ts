import type {
  BooleanField,
  MomentField,
  MoneyField,
  NumberField,
} from '@rentyard/contract/schema/fieldTypes';
import { sql } from 'drizzle-orm';
import { momentText } from '../../db/sqlFragments.ts';
import { type Cell, cellText, type FieldKind, isDay } from './fieldKind.ts';

export const numberKind: FieldKind<NumberField> = {
  // Whole numbers stay integers: a decimal parameter does not use an index on an integer column.
  sqlType: (value) => ([value].flat().every(Number.isInteger) ? 'bigint' : 'numeric'),
  empty: (field) => field.default ?? null,
  // Rounding as the column does makes a number with more digits compare equal when it is sent
  // again. A required field returns to its default.
  applied: (field, _, given) =>
    typeof given === 'number' ? Number(given.toFixed(field.places)) : (field.default ?? null),
  inRow: (field, value) => value ?? field.default ?? null,
  fromCell: numberOf,
  toCell: (_, value) => Number(value),
  schema: ({ places, min, max }) => ({
    type: places === 0 ? 'integer' : 'number',
    minimum: min,
    maximum: max,
  }),
};

export const moneyKind: FieldKind<MoneyField> = {
  sqlType: 'numeric',
  typeInRow: 'numeric',
  // With the decimals of its currency; two while there is no currency.
  select: ({ currency }, { stored, sibling }) =>
    sql`round(${stored}, coalesce((select c.decimal from currencies c where c.id = ${sibling(currency)}), 2))::text`,
  // Filters of normalized amounts depend on the base currency and its rate.
  sources: ({ normalized }) =>
    normalized ? ['currencies', 'exchange_rates', 'settings'] : ['currencies'],
  normalizedColumn: ({ normalized }, stored) => (normalized ? `${stored}_eur` : undefined),
  inRow: (_, value) => (typeof value === 'string' ? shortestAmount(value) : null),
  comparable: (_, value) =>
    typeof value === 'string' ? shortestAmount(value) : JSON.stringify(value ?? null),
  fromCell: (cell) => plainNumber(cellText(cell)),
  toCell: (_, value, isTyped) => (isTyped ? Number(value) : String(value)),
  schema: ({ min, max }) => ({
    type: 'string',
    pattern: `^[0-9]{1,${max.split('.')[0]?.length ?? 1}}(\\.[0-9]{1,4})?$`,
    description: `A decimal from ${min} to ${max} with the decimal places of its currency.`,
  }),
};

export const booleanKind: FieldKind<BooleanField> = {
  sqlType: 'boolean',
  order: (_, stored) => ({ value: stored, isFilled: true, isStored: true }),
  empty: (field) => field.default,
  fromCell: (cell) =>
    typeof cell === 'boolean' ? cell : (truths.get(cellText(cell).toLowerCase()) ?? cell),
  toCell: (_, value) => value === true,
  served: () => ({ type: 'boolean' }),
  accepted: (field) => ({ type: 'boolean', default: field.default }),
};

export const momentKind: FieldKind<MomentField> = {
  sqlType: 'timestamptz',
  select: (_, { stored }) => momentText(stored),
  condition: (_, stored, operator, value) => {
    if (!isDay(value)) return undefined;
    const nextDay = sql`${stored} < ${value}::timestamptz + interval '1 day'`;
    if (operator === 'lte') return nextDay;
    return operator === 'eq' ? sql`${stored} >= ${value}::timestamptz and ${nextDay}` : undefined;
  },
  fromCell: cellText,
  toCell: (_, value, isTyped) => (isTyped ? new Date(String(value)) : String(value)),
  schema: () => ({ type: 'string', format: 'date-time' }),
};

function numberOf(cell: NonNullable<Cell>): unknown {
  if (typeof cell === 'number') return cell;
  const text = plainNumber(cellText(cell));
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** `1 234,50` and `1 234.50` are `1234.50`: spaces group thousands, a single comma is the decimal point. */
function plainNumber(text: string): string {
  const joined = text.replace(/[\s\u00A0\u202F]/g, '');
  return /^-?\d+,\d+$/.test(joined) ? joined.replace(',', '.') : joined;
}

/** `10.50` and `10.5` have the same precision: trailing zeros do not count. */
export function shortestAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** Yes and no in the six languages. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'да', 'так', 'da', 'evet', 'tak', 'x', '+'].map(
    (word) => [word, true] as const,
  ),
  ...['false', '0', 'no', 'нет', 'ні', 'nu', 'hayır', 'nie', '-'].map(
    (word) => [word, false] as const,
  ),
]);
