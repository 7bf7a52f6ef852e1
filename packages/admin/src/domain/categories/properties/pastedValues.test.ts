import { expect, test } from 'vitest';
import { pastedValues } from './pastedValues.ts';

const languages = ['en', 'ru', 'ro'];

test('a line is a value, without the bullets and numbers of the list', () => {
  const text = '- Bucket\r\n• Hammer\n\n3. Auger\n4) Grapple\n2.5 t\n';
  expect(pastedValues(text, 'en', languages)).toEqual([
    { en: 'Bucket' },
    { en: 'Hammer' },
    { en: 'Auger' },
    { en: 'Grapple' },
    { en: '2.5 t' },
  ]);
});

test('columns are languages, from the open one on', () => {
  expect(pastedValues('Ковш\tCupă\textra', 'ru', languages)).toEqual([{ ru: 'Ковш', ro: 'Cupă' }]);
  expect(pastedValues('\tКовш', 'en', languages)).toEqual([{ ru: 'Ковш' }]);
});
