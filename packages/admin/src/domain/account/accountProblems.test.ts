import { ownPasswordChange, registration } from '@rentyard/contract/entities/account/forms';
import { expect, test } from 'vitest';
import { accountProblems, trimmedValues } from './useAccountForm.ts';

const newcomer = {
  first_name: 'Ana',
  last_name: 'Rusu',
  email: 'ana@rentyard.test',
  password: 'crawler-bucket-9',
};

test('a valid form has no problems', () => {
  expect(accountProblems(registration, newcomer)).toEqual([]);
});

test.each([
  [{ first_name: '  ' }, 'first_name', 'required'],
  [{ last_name: '4' }, 'last_name', 'letters'],
  [{ email: 'ana' }, 'email', 'email'],
  [{ password: 'short' }, 'password', 'min_length'],
])('%o fails the rules of the contract', (values, name, id) => {
  const problems = accountProblems(registration, { ...newcomer, ...values });
  expect(problems.map(([path, problem]) => [path, problem.id])).toEqual([[name, id]]);
});

test('the repeated password must be identical', () => {
  const change = { current_password: 'x', password: 'crawler-9', password_confirmation: '' };
  const idOf = (password_confirmation: string) =>
    accountProblems(ownPasswordChange, { ...change, password_confirmation })[0]?.[1].id;
  expect(idOf('')).toBe('required');
  expect(idOf('crawler-9 ')).toBe('confirmation');
  expect(idOf('crawler-9')).toBeUndefined();
});

test('trims names and addresses, but not passwords', () => {
  expect(trimmedValues({ email: ' a@b.md ', password: ' secret ' })).toEqual({
    email: 'a@b.md',
    password: ' secret ',
  });
});
