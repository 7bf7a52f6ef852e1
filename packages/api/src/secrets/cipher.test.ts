import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

const cipher = createCipher(Buffer.alloc(32, 7));

test('a sealed text opens with the same key', () => {
  expect(cipher.open(cipher.seal('пароль 🔑'))).toBe('пароль 🔑');
});

test('the same text is encrypted differently each time', () => {
  expect(cipher.seal('secret').equals(cipher.seal('secret'))).toBe(false);
});

test('a changed byte and another key are rejected', () => {
  const sealed = cipher.seal('secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => cipher.open(changed)).toThrow();
  expect(() => createCipher(Buffer.alloc(32, 8)).open(sealed)).toThrow();
});
