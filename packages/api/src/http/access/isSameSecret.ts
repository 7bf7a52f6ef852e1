import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that does not tell how much of them is equal. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
