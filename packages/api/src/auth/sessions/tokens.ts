import { createHash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** A bearer token: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored key of a token. Plain SHA-256 is enough, because a token cannot be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** False for text that cannot be a token, which avoids a query. */
export function looksLikeToken(text: string): boolean {
  return shape.test(text);
}
