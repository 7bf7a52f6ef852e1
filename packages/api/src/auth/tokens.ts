import { createHash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** A bearer token: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What a token is stored and found by: SHA-256 is enough for a secret nobody can guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** False for text that cannot be one of our tokens, so that nothing is asked of the database. */
export function looksLikeToken(text: string): boolean {
  return shape.test(text);
}
