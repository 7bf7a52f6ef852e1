import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password of 16 characters, about 92 bits, to be told once and changed. */
export function generatePassword(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
