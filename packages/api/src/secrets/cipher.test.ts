import { expect, test } from 'vitest';
import { cipherOf } from './cipher.ts';

const cipher = cipherOf(Buffer.alloc(32, 7));

test('decrypts with the same key', () => {
  expect(cipher.open(cipher.seal('пароль 🔑'))).toBe('пароль 🔑');
});

test('encrypts the same text differently each time', () => {
  expect(cipher.seal('secret').equals(cipher.seal('secret'))).toBe(false);
});

test('rejects a changed byte and another key', () => {
  const sealed = cipher.seal('secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => cipher.open(changed)).toThrow();
  expect(() => cipherOf(Buffer.alloc(32, 8)).open(sealed)).toThrow();
});
