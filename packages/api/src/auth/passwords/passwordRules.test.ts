import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { weakness } from './passwordRules.ts';

const owner = { email: 'ana.rusu@example.com' };

it('the rules reject the 3,000 most common passwords in any case', async () => {
  const commonest = dictionary['passwords-common'].slice(0, 3_000);
  expect(commonest).toHaveLength(3_000);
  for (const password of commonest) {
    expect(await weakness(password, owner), password).toEqual({ id: 'common_password' });
    expect(await weakness(password.toUpperCase(), owner), password).toEqual({
      id: 'common_password',
    });
  }
});

it.each(['ana.rusu', 'Ana.Rusu@example.com'])(
  "the rules reject %s, the owner's address",
  async (password) => {
    expect(await weakness(password, owner)).toEqual({ id: 'common_password' });
  },
);

it.each(['Crawler-2026-yard', 'нагрузка на ось 12 т', 'correct horse battery staple'])(
  'the rules accept %s',
  async (password) => {
    expect(await weakness(password, owner)).toBeUndefined();
  },
);
