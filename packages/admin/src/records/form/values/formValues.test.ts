import { offer } from '@rentyard/contract/entities/listing/offer';
import { currency } from '@rentyard/contract/entities/money/currency';
import { project } from '@rentyard/contract/entities/project';
import { describe, expect, test } from 'vitest';
import { buildDraft, buildFormValues, changedDraft, changedPaths, isSame } from './formValues.ts';

const languages = ['en', 'ro'];

test('a new record starts with the defaults of its fields', () => {
  expect(buildFormValues(currency, languages)).toMatchObject({
    code: '',
    name: { en: '', ro: '' },
    name_plural: { en: { one: '', few: '', many: '', other: '' } },
    decimal: '2',
    active: true,
  });
});

test('a form contains no read-only fields', () => {
  expect(buildFormValues(offer, languages)).not.toHaveProperty('status');
});

test('a form keeps the names of references, and a save sends their ids', () => {
  const values = buildFormValues(offer, languages, {
    category: { id: 4, name: 'Excavators' },
    prices: { price_per_shift: '360.00', price_per_hour: null },
    geo_lat: 47.0245,
  });
  expect(values.category).toEqual({ id: 4, name: 'Excavators' });
  expect(buildDraft(offer, values)).toMatchObject({
    category: 4,
    brand: null,
    prices: { price_per_shift: '360.00', price_per_hour: null },
    geo_lat: 47.0245,
    geo_long: null,
  });
});

test('a save sends blank texts as null and trims texts', () => {
  const values = {
    ...buildFormValues(offer, languages),
    code: '  OF-10412 ',
    name: { en: ' ', ro: 'Macara ' },
  };
  expect(buildDraft(offer, values)).toMatchObject({
    code: 'OF-10412',
    name: { en: null, ro: 'Macara' },
  });
});

test('a text that is not a number stays as typed for the validation', () => {
  expect(buildDraft(project, { smtp_port: '58x' })).toMatchObject({ smtp_port: '58x' });
});

test('a save omits a blank secret', () => {
  const values = buildFormValues(project, languages, { smtp_password_set: true });
  expect(buildDraft(project, values)).not.toHaveProperty('smtp_password');
  expect(buildDraft(project, { ...values, smtp_password: ' s3cret' })).toMatchObject({
    smtp_password: ' s3cret',
  });
});

describe('isSame', () => {
  test.each([
    [{ id: 3, name: 'Excavators' }, { id: 3, name: 'Экскаваторы' }, true],
    [{ id: 3, name: 'Cranes' }, { id: 4, name: 'Cranes' }, false],
    [{ id: 3 }, null, false],
    [{ id: 3, name: { en: 'Diesel' } }, { id: 3, name: { en: 'Petrol' } }, false],
    [{ en: 'Crane', ro: null }, { en: 'Crane', ro: null }, true],
    [{ en: 'Crane' }, { en: 'Crane', ro: 'Macara' }, false],
    ['48.00', '48.00', true],
    [null, undefined, false],
  ])('compares %j and %j: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});

describe('changedDraft', () => {
  test('is empty when nothing changed', () => {
    expect(changedDraft(offer, { code: 'A', brand: 3 }, { code: 'A', brand: 3 })).toEqual({});
  });

  test('contains only the changed languages of a text', () => {
    const base = { name: { en: 'Crane', ro: 'Macara', ru: null } };
    const draft = { name: { en: 'Crane', ro: 'Macara turn', ru: 'Кран' } };
    expect(changedDraft(offer, base, draft)).toEqual({ name: { ro: 'Macara turn', ru: 'Кран' } });
  });

  test('contains all plural forms of a changed language', () => {
    const base = { name_plural: { en: { one: 'leu', other: null } } };
    const draft = { name_plural: { en: { one: 'leu', other: 'lei' } } };
    expect(changedDraft(currency, base, draft)).toEqual({
      name_plural: { en: { one: 'leu', other: 'lei' } },
    });
  });

  test('contains a changed price together with its sibling', () => {
    const base = { prices: { price_per_shift: '300.00', price_per_hour: '40.00' } };
    const draft = { prices: { price_per_shift: '300.00', price_per_hour: '48.00' } };
    expect(changedDraft(offer, base, draft)).toEqual(draft);
  });
});

test('changedPaths lists fields: groups by field, languages of a text as one', () => {
  const base = {
    name: { en: 'a', ro: 'b' },
    prices: { price_per_shift: '1', price_per_hour: '2' },
  };
  const values = {
    name: { en: 'x', ro: 'y' },
    prices: { price_per_shift: '1', price_per_hour: '3' },
  };
  expect(changedPaths(offer, base, values)).toEqual(['name', 'prices.price_per_hour']);
});
