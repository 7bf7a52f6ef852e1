import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets for storage (AES-256-GCM). */
export interface Cipher {
  seal(text: string): Buffer;
  /** Throws when the bytes were encrypted with another key or were changed. */
  open(sealed: Uint8Array): string;
  /** Whether the bytes were encrypted with this key. */
  opens(sealed: Uint8Array): boolean;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createCipher(key: Uint8Array): Cipher {
  function open(sealed: Uint8Array): string {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open,
    opens(sealed) {
      try {
        open(sealed);
        return true;
      } catch {
        return false;
      }
    },
  };
}
