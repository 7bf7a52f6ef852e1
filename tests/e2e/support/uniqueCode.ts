import { randomBytes } from 'node:crypto';

/** A code that no other test uses, in this run or in another one on the same product. */
export function uniqueCode(prefix: string): string {
  return `${prefix}-${randomBytes(4).toString('hex').toUpperCase()}`;
}
