import type {
  BooleanField,
  MomentField,
  MoneyField,
  NumberField,
} from '@rentyard/contract/schema/fieldTypes';
import { maxPlaces } from '@rentyard/contract/schema/money/amounts';
import { isPlainDecimal, shortestDecimal } from '@rentyard/validators/decimals';
import { sql } from 'drizzle-orm';
import { momentText } from '../../db/sqlFragments.ts';
import { Amount, cellText, type FieldKind, isDay } from './fieldKind.ts';
import { foldedWord } from './foldedWord.ts';
import { readNumberCell } from './readNumberCell.ts';

export const numberKind: FieldKind<NumberField> = {
  // Whole numbers stay integers: a decimal parameter does not use an index on an integer column.
  sqlType: (value) => ([value].flat().every(Number.isInteger) ? 'bigint' : 'numeric'),
  empty: (field) => field.default ?? null,
  // Rounding as the column does makes a number with more digits compare equal when it is sent
  // again. A required field returns to its default.
  mergeOnSave: (field, _, given) =>
    typeof given === 'number' ? Number(given.toFixed(field.places)) : (field.default ?? null),
  inRow: (field, value) => value ?? field.default ?? null,
  fromCell: (cell, field, mark) => {
    const reading = readNumberCell(cell, { isPossible: isPossibleNumber(field), mark });
    if (reading.problem) return reading;
    const { value, unit } = reading;
    if (typeof value !== 'string' || !isPlainDecimal(value)) return reading;
    if (unit !== undefined) return { value: cellText(cell) };
    const digits = shortestDecimal(value).split('.')[1]?.length ?? 0;
    // A whole number has its own message.
    if (field.places > 0 && digits > field.places) {
      return { problem: { id: 'places', values: { number: field.places } } };
    }
    return { value: Number(value) };
  },
  possibleNumber: isPossibleNumber,
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
  inRow: (_, value) => (typeof value === 'string' ? shortestDecimal(value) : null),
  comparable: (_, value) =>
    typeof value === 'string' ? shortestDecimal(value) : JSON.stringify(value ?? null),
  fromCell: (cell, field, mark) =>
    readNumberCell(cell, { isPossible: isPossibleAmount(field), mark }),
  possibleNumber: isPossibleAmount,
  toCell: (_, value) => new Amount(String(value)),
  schema: ({ max }) => ({
    type: 'string',
    pattern: `^[0-9]{1,${max.split('.')[0]?.length ?? 1}}(\\.[0-9]{1,${maxPlaces}})?$`,
    description: `A decimal from the smallest unit of its currency to ${max}.`,
  }),
};

export const booleanKind: FieldKind<BooleanField> = {
  sqlType: 'boolean',
  order: (_, stored) => ({ value: stored, isFilled: true, isStored: true }),
  empty: (field) => field.default,
  fromCell: (cell) => ({
    value:
      typeof cell === 'boolean' ? cell : (booleanWords.get(foldedWord(cellText(cell))) ?? cell),
  }),
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
  fromCell: (cell) => ({ value: cell instanceof Date ? cell.toISOString() : cellText(cell) }),
  toCell: (_, value) => new Date(String(value)),
  schema: () => ({ type: 'string', format: 'date-time' }),
};

/** A number with other places or bounds is no reading: a latitude is never 12500. */
function isPossibleNumber({ min, max, places }: NumberField): (plain: string) => boolean {
  return (plain) => {
    const fraction = shortestDecimal(plain).split('.')[1] ?? '';
    const value = Number(plain);
    return fraction.length <= places && value >= min && value <= max;
  };
}

/** An amount is more than 0 and at most the maximum of its field. */
export function isPossibleAmount({ max }: MoneyField): (plain: string) => boolean {
  return (plain) => Number(plain) > 0 && Number(plain) <= Number(max);
}

/** Yes and no, and what spreadsheets write for a boolean, in the six languages. */
const words: Readonly<Record<'yes' | 'no', readonly string[]>> = {
  yes: [
    ...['true', '1', 'yes', 'да', 'так', 'da', 'evet', 'tak', '+'],
    // The Latin and the Cyrillic letter.
    ...['x', 'х'],
    ...['истина', 'істина', 'правда', 'adevărat', 'doğru', 'prawda'],
  ],
  no: [
    ...['false', '0', 'no', 'нет', 'ні', 'nu', 'hayır', 'nie', '-'],
    ...['ложь', 'хибність', 'брехня', 'неправда', 'fals', 'yanlış', 'fałsz'],
  ],
};

const booleanWords: ReadonlyMap<string, boolean> = new Map(
  (['yes', 'no'] as const).flatMap((meaning) =>
    words[meaning].map((word) => [foldedWord(word), meaning === 'yes'] as const),
  ),
);
