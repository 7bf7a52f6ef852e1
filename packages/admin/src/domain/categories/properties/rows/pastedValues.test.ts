import { expect, test } from 'vitest';
import { pastedValues } from './pastedValues.ts';

const languages = ['en', 'ru', 'ro'];

test('each pasted line is a value, without bullets and numbering', () => {
  const text = '- Bucket\r\n• Hammer\n\n3. Auger\n4) Grapple\n2.5 t\n';
  expect(pastedValues(text, 'en', languages)).toEqual([
    { en: 'Bucket' },
    { en: 'Hammer' },
    { en: 'Auger' },
    { en: 'Grapple' },
    { en: '2.5 t' },
  ]);
});

test('columns are languages, starting with the current one', () => {
  expect(pastedValues('Ковш\tCupă\textra', 'ru', languages)).toEqual([{ ru: 'Ковш', ro: 'Cupă' }]);
  expect(pastedValues('\tКовш', 'en', languages)).toEqual([{ ru: 'Ковш' }]);
});
