import { randomInt } from 'node:crypto';

/** Letters and digits without easily confused ones. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password of 16 characters, about 92 bits, for one use: the user must change it. */
export function generatePassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
