import { expect, it } from 'vitest';
import { withConstants } from './leanTheme.ts';

const constants = { 'theme.space2': 'var(--ry-space-2)' };

it('writes the values of constants in the place of their names', () => {
  expect(withConstants('size(theme.space2)', constants)).toBe("size('var(--ry-space-2)')");
});

it('leaves other names alone', () => {
  const code = "user.theme.space2; theme.unknown; 'theme.space2'";
  expect(withConstants(code, constants)).toBe(code);
});
