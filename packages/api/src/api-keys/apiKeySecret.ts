import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** 256 bits in base 36. */
const randomLength = 50;
const checkLength = 7;
const shape = new RegExp(`^(ry_[a-z]+_[0-9a-z]{${randomLength}})_([0-9a-z]{${checkLength}})$`);

/** `ry_write_<random>_<check>`: scanners of leaked secrets recognise the form and its check digits. */
export function newApiKeySecret(mode: string): string {
  const bits = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const body = `ry_${mode}_${bits.toString(36).padStart(randomLength, '0')}`;
  return `${body}_${checkDigits(body)}`;
}

/** False for text that cannot be the secret of a key, which avoids a query. */
export function isApiKeySecret(text: string): boolean {
  const [, body = '', digits] = shape.exec(text) ?? [];
  return digits === checkDigits(body);
}

/** Whether the text names itself a secret of a key, valid or not. */
export function looksLikeApiKey(text: string): boolean {
  return text.startsWith('ry_');
}

/** The stored form of a secret. Plain SHA-256 is enough, because a secret cannot be guessed. */
export function apiKeyHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The characters that identify a secret without revealing it: `ry_write_1k8x03pq`. */
export function apiKeyPrefix(secret: string): string {
  return secret.slice(0, secret.indexOf('_', 3) + 9);
}

/** The CRC-32 of the rest in base 36. */
function checkDigits(body: string): string {
  return crc32(body).toString(36).padStart(checkLength, '0');
}
