import { decimal, firstProblem, minValue, type Problem } from '@rentyard/validators';
import { shortestDecimal } from '@rentyard/validators/decimals';

/** The largest number of decimal places of a currency. */
export const maxPlaces = 4;

/** The decimal places of an amount without a currency. */
export const placesWithoutCurrency = 2;

/**
 * The problem of an amount in a currency with this number of decimal places: more decimals than the
 * currency has, or less than its smallest unit, which is 0.001 for three places and 1 for none.
 */
export function amountProblem(amount: string, places: number): Problem | undefined {
  const smallest = places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
  return firstProblem(shortestDecimal(amount), [decimal(places), minValue(smallest)]);
}

/** A decimal string without sign and group separators. */
const amountPattern = /^\d+(\.\d+)?$/;

/**
 * The exact product of an amount and a number: `timesAmount('0.10', 3)` is `0.30`. It has the
 * decimal places of the amount. Undefined if either is missing or invalid: a price on request, a
 * half-typed number.
 */
export function timesAmount(amount: string | null, units: string | number): string | undefined {
  const count = String(units).trim();
  if (amount === null || !amountPattern.test(amount) || !/^\d+$/.test(count)) return undefined;
  const [whole = '', fraction = ''] = amount.split('.');
  const product = BigInt(whole + fraction) * BigInt(count);
  if (fraction === '') return String(product);
  const digits = String(product).padStart(fraction.length + 1, '0');
  return `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
}

/**
 * Compares two amounts exactly: negative if the first is less, 0 if they are equal. The numbers of
 * decimal places may differ. Invalid amounts count as 0.
 */
export function compareAmounts(one: string, other: string): number {
  const places = Math.max(countDecimals(one), countDecimals(other));
  const difference = parseUnits(one, places) - parseUnits(other, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function countDecimals(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** An amount as a whole number of the smallest units of any currency, for exact arithmetic. */
export function unitsOfAmount(amount: string): bigint {
  return parseUnits(amount, maxPlaces);
}

/** The reverse of `unitsOfAmount`, with this number of decimal places. */
export function amountOfUnits(units: bigint, places: number): string {
  const digits = String(units).padStart(maxPlaces + 1, '0');
  const whole = digits.slice(0, -maxPlaces);
  return places === 0 ? whole : `${whole}.${digits.slice(-maxPlaces).slice(0, places)}`;
}

/** The amount in its smallest units. */
function parseUnits(amount: string, places: number): bigint {
  if (!amountPattern.test(amount)) return 0n;
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
