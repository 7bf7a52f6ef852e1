import { offer } from '@rentyard/contract/entities/listing/offer';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { buildDiff } from './history.ts';

const crane = {
  name: { en: 'Mobile crane', ru: 'Автокран' },
  prices: { price_per_shift: '400.00', price_per_hour: null },
  brand: { id: 3, name: 'Liebherr' },
  code: 'OF-1',
};

test('the diff of equal records has no changes', () => {
  expect(buildDiff(offer, crane, structuredClone(crane))).toEqual([]);
});

test('the diff lists texts per language', () => {
  const after = { ...crane, name: { en: 'Mobile crane', ua: 'Автокран' } };
  expect(buildDiff(offer, crane, after)).toEqual([
    { path: 'name.ru', from: 'Автокран', to: null },
    { path: 'name.ua', from: null, to: 'Автокран' },
  ]);
});

test('the diff compares a reference by id and lists it with its name', () => {
  const renamed = { ...crane, brand: { id: 3, name: 'Либхерр' } };
  expect(buildDiff(offer, crane, renamed)).toEqual([]);
  const changed = { ...crane, brand: { id: 4, name: 'Grove' } };
  expect(buildDiff(offer, crane, changed)).toEqual([
    { path: 'brand', from: { id: 3, name: 'Liebherr' }, to: { id: 4, name: 'Grove' } },
  ]);
});

test('the diff lists fields of a group by their dotted path', () => {
  const after = { ...crane, prices: { price_per_shift: '420.00', price_per_hour: null } };
  expect(buildDiff(offer, crane, after)).toEqual([
    { path: 'prices.price_per_shift', from: '400.00', to: '420.00' },
  ]);
});

test('the diff lists a changed secret without its value', () => {
  const mail = { name: 'Machines', smtp_password_set: true };
  expect(buildDiff(project, mail, mail, ['smtp_password'])).toEqual([
    { path: 'smtp_password', from: null, to: null },
  ]);
});
