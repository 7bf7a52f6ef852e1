import { expect, test } from 'vitest';
import { findStrength } from './PasswordStrength.tsx';

test.each([
  ['', 'short'],
  ['Ab1!xyz', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['qwertyuiop', 'weak'],
  ['password', 'weak'],
  ['Rentyard24', 'fair'],
  ['кран-двадцать', 'strong'],
  ['crawler-bucket-9', 'strong'],
  ['correct horse battery staple', 'strong'],
  ['vB7#kQ2!mZ9$', 'strong'],
] as const)('%j is %s', (password, expected) => {
  expect(findStrength(password, 8)).toBe(expected);
});

test('known data of the user does not count', () => {
  expect(findStrength('ion.ceban2024', 8)).not.toBe('weak');
  expect(findStrength('ion.ceban2024', 8, ['ion.ceban@rent.md'])).toBe('weak');
});
