import { naturalOrder, type Ranks, spread } from './ranks.ts';

/** Ranks numbers. Other values have no rank. */
export function numberRanks(values: Float64Array): Ranks {
  const order = numberOrder(values);
  const ranks = new Uint32Array(values.length);
  let count = 0;
  let before = Number.NaN;
  for (let index = 0; index < order.length; index++) {
    const row = order[index] as number;
    const value = values[row] as number;
    if (Number.isNaN(value)) break;
    if (value !== before) count++;
    before = value;
    ranks[row] = count - 1;
  }
  for (let index = order.length - 1; index >= 0; index--) {
    const row = order[index] as number;
    if (!Number.isNaN(values[row])) break;
    ranks[row] = count;
  }
  return { ranks, count };
}

const digitSize = 2 ** 16;

/**
 * Sorts row indexes by number, rows without a number last. A radix sort over the bits, 16 at a time. It skips passes
 * in which all numbers agree, so whole numbers take two or three passes.
 */
function numberOrder(values: Float64Array): Uint32Array {
  const halves = new Uint32Array(values.length * 2);
  const words = new Uint32Array(values.buffer, values.byteOffset, values.length * 2);
  for (let row = 0; row < values.length; row++) {
    const isNone = Number.isNaN(values[row]);
    const low = words[row * 2] as number;
    const high = words[row * 2 + 1] as number;
    const isNegative = high >>> 31 === 1;
    // The bit patterns of negative numbers sort in reverse. They are inverted so that all patterns sort ascending.
    halves[row * 2] = isNone ? allBits : isNegative ? ~low : low;
    halves[row * 2 + 1] = isNone ? allBits : isNegative ? ~high : high | signBit;
  }
  let order = naturalOrder(values.length);
  for (let digit = 0; digit < 4; digit++) order = byDigit(order, halves, digit);
  return order;
}

const allBits = 0xffff_ffff;
const signBit = 0x8000_0000;

function byDigit(order: Uint32Array, halves: Uint32Array, digit: number): Uint32Array {
  const half = digit >> 1;
  const shift = (digit & 1) * 16;
  const digits = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const bits = halves[(order[index] as number) * 2 + half] as number;
    digits[index] = (bits >>> shift) & (digitSize - 1);
  }
  return spread(order, digits, digitSize);
}
