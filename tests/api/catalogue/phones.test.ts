import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a country code must be in ISO 3166-1', async () => {
  for (const iso_name of ['XX', 'ZZ', 'UK']) {
    const response = await app.admin.post('/countries', await app.draft('countries', { iso_name }));
    expect(response.rules, iso_name).toEqual({ iso_name: ['letters'] });
  }
});

describe('the pattern of a country', () => {
  test.each(['^0[67][0-9]{7}$', '(0|\\+373) ?[67]\\d{7}', '', null])(
    '%j is stored',
    async (pattern) => {
      const draft = await app.draft('countries', { validation_regexp: pattern });
      expect((await app.admin.post('/countries', draft)).status).toBe(201);
    },
  );

  test.each([
    ['with an unclosed bracket', '^0[67'],
    ['with a lookahead', '^(?=0)[0-9]+$'],
    ['with a lookbehind', '(?<=0)[0-9]+'],
    ['with a backreference', '^([0-9])\\1+$'],
    ['with a nested repetition', '^(0+)+$'],
    ['with a nested bounded repetition', '^(?:\\d{1,20}){1,20}$'],
    ['with many adjacent repetitions', `^${'0*'.repeat(12)}$`],
    ['with repeated alternatives of equal start', '^(0|07)*$'],
  ])('%s is refused', async (_, pattern) => {
    const draft = await app.draft('countries', { validation_regexp: pattern });
    const response = await app.admin.post('/countries', draft);
    expect(response.rules).toEqual({ validation_regexp: ['pattern'] });
  });

  test('with many ways to match is evaluated to its end', async () => {
    const country = await app.make('countries', { validation_regexp: '^0*0*0*$' });
    const region = await app.make('regions', { country: country.id });
    const draft = await app.draft('orders', { region: region.id, phone: `${'0'.repeat(60)}x` });
    expect((await app.admin.post('/orders', draft)).rules).toEqual({ phone: ['phone'] });
  });
});

describe('a phone number', () => {
  test('matches the country of the region, each one of several', async () => {
    const country = await app.make('countries', { validation_regexp: '0[67][0-9]{7}' });
    const region = await app.make('regions', { country: country.id });
    const order = await app.draft('orders', { region: region.id });
    const rulesOf = async (phone: string) =>
      (await app.admin.post('/orders', { ...order, phone })).rules;
    expect(await rulesOf('069123456, 12345678')).toEqual({ phone: ['phone'] });
    // The whole number must match, not a part of it.
    expect(await rulesOf('0691234567')).toEqual({ phone: ['phone'] });
    expect(await rulesOf('+49 30')).toEqual({ phone: ['phone'] });
    // A number with a country code belongs to that country.
    const phone = '069123456, +49 30 123456';
    const made = await app.admin.post('/orders', { ...order, phone });
    expect(made.status, made.text).toBe(201);
  });

  test('may be any number when the country has no pattern', async () => {
    const country = await app.make('countries', { validation_regexp: null });
    const region = await app.make('regions', { country: country.id });
    const draft = await app.draft('orders', { region: region.id, phone: '+49 30 123456' });
    expect((await app.admin.post('/orders', draft)).status).toBe(201);
  });
});

test.each([
  ['tel:+373 69 123 456', '+373 69 123 456'],
  ['\u202A+373 69 123 456\u202C', '+373 69 123 456'],
  ['0037369123456', '+37369123456'],
  ['069 123 456', '069 123 456'],
  ['(069) 12-34-56, доб. 5', '(069) 12-34-56 ext. 5'],
])('the pasted number %j is stored as %j', async (pasted, stored) => {
  const country = await app.make('countries', { validation_regexp: '^0[67][0-9]{7}$' });
  const region = await app.make('regions', { country: country.id });
  const draft = await app.draft('orders', { region: region.id, phone: pasted });
  const made = await app.admin.post('/orders', draft);
  expect(made.rules).toEqual({});
  expect(made.data<{ phone: string }>().phone).toBe(stored);
});
