import { expect, test } from 'vitest';
import { formatBytes, refusalOf } from './limits.ts';

const photo = { name: 'Crane.JPG', type: 'image/jpeg', size: 2_400_000 };

test.each([
  [{}, undefined],
  [{ accept: 'image/*' }, undefined],
  [{ accept: '.png, .jpg' }, undefined],
  [{ accept: 'image/png' }, 'files.wrong_type'],
  [{ maxSize: 2_400_000 }, undefined],
  [{ maxSize: 2_399_999 }, 'files.too_large'],
] as const)('checks a photo against %j: %s', (limits, expected) => {
  expect(refusalOf(photo, limits)).toBe(expected);
});

test('refuses an empty file', () => {
  expect(refusalOf({ ...photo, size: 0 }, {})).toBe('files.empty');
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [12_300, '12 kB'],
  [2_400_000, '2.4 MB'],
])('formats %i as %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});
