import { expect, test } from 'vitest';
import { keyName } from './keyName.ts';

test.each([
  ['a Latin letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['a capital', { key: 'J', code: 'KeyJ' }, 'j'],
  ['a letter moved by its layout', { key: 'j', code: 'KeyC' }, 'j'],
  ['a Cyrillic letter by its place', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a named key', { key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
  ['a sign', { key: '?', code: 'Slash' }, '?'],
])('%s', (_, key, expected) => {
  expect(keyName(key)).toBe(expected);
});
