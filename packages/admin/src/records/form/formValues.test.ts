import { currency } from '@rentyard/contract/entities/currency';
import { offer } from '@rentyard/contract/entities/offer';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { draftOf, valuesOf } from './formValues.ts';

const languages = ['en', 'ro'];

test('a new record starts with the defaults of its fields', () => {
  expect(valuesOf(currency, languages)).toMatchObject({
    code: '',
    name: { en: '', ro: '' },
    name_plural: { en: { one: '', few: '', many: '', other: '' } },
    decimal: '2',
    active: true,
  });
});

test('a form contains no read-only fields', () => {
  expect(valuesOf(offer, languages)).not.toHaveProperty('status');
});

test('a form keeps the names of references, and a save sends their ids', () => {
  const values = valuesOf(offer, languages, {
    category: { id: 4, name: 'Excavators' },
    prices: { price_per_shift: '360.00', price_per_hour: null },
    geo_lat: 47.0245,
  });
  expect(values.category).toEqual({ id: 4, name: 'Excavators' });
  expect(draftOf(offer, values)).toMatchObject({
    category: 4,
    brand: null,
    prices: { price_per_shift: '360.00', price_per_hour: null },
    geo_lat: 47.0245,
    geo_long: null,
  });
});

test('a save sends blank texts as null and trims texts', () => {
  const values = {
    ...valuesOf(offer, languages),
    code: '  OF-10412 ',
    name: { en: ' ', ro: 'Macara ' },
  };
  expect(draftOf(offer, values)).toMatchObject({
    code: 'OF-10412',
    name: { en: null, ro: 'Macara' },
  });
});

test('a text that is not a number stays as typed for the validation', () => {
  expect(draftOf(project, { smtp_port: '58x' })).toMatchObject({ smtp_port: '58x' });
});

test('a save omits a blank secret', () => {
  const values = valuesOf(project, languages, { smtp_password_set: true });
  expect(draftOf(project, values)).not.toHaveProperty('smtp_password');
  expect(draftOf(project, { ...values, smtp_password: ' s3cret' })).toMatchObject({
    smtp_password: ' s3cret',
  });
});
