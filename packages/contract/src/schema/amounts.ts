/** A decimal string without sign or group marks, as money travels. */
const amountPattern = /^\d+(\.\d+)?$/;

/**
 * An amount taken several times, exactly: `timesAmount('0.10', 3)` is `0.30`. It has as many places as the
 * amount. Undefined when either is not there yet: a price on request, a number that is half typed.
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
 * Which of two amounts is more, exactly: negative when the first is less, 0 when they are worth the same
 * whatever their places. What is no amount is worth nothing.
 */
export function compareAmounts(one: string, other: string): number {
  const places = Math.max(decimalPlacesOf(one), decimalPlacesOf(other));
  const difference = unitsOf(one, places) - unitsOf(other, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function decimalPlacesOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** The amount in its smallest units. */
function unitsOf(amount: string, places: number): bigint {
  if (!amountPattern.test(amount)) return 0n;
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
