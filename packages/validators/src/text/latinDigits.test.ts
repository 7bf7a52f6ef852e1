import { expect, test } from 'vitest';
import { mask } from '../masks/mask.ts';
import { maskPhone } from '../masks/phone.ts';
import { plainDecimal } from './decimals.ts';
import { latinDigits } from './latinDigits.ts';

test.each([
  ['full-width digits and signs', '１，３６０．５０', '1,360.50'],
  ['Arabic digits and separators', '١٬٣٦٠٫٥٠', '1,360.50'],
  ['Persian digits', '۱۳۶۰', '1360'],
  ['Hindi digits', '१३६०', '1360'],
  ['direction marks', '\u200e1360\u200f', '1360'],
  ['zero-width spaces and a byte order mark', '\ufeff13\u200b60', '1360'],
  ['letters of every script', 'Șasiu шасі 車台', 'Șasiu шасі 車台'],
])('reads %s', (_, text, expected) => {
  expect(latinDigits(text)).toBe(expected);
  expect(latinDigits(expected)).toBe(expected);
});

test.each(['１３６０．５０', '١٣٦٠٫٥٠', '\u202a1,360.50\u202c'])(
  'reads %j as an amount in every language',
  (text) => {
    for (const tag of ['en', 'ru', 'uk', 'ro', 'tr', 'pl', 'ar', 'ja']) {
      expect(plainDecimal(text, tag)).toBe('1360.50');
    }
  },
);

test('masks read digits of every script', () => {
  expect(mask('７９-٢٣', '00-00')).toBe('79-23');
  expect(maskPhone('+٣٧٣ ٦٩١٢٣٤٥٦', { code: '+373', mask: '00 000 000' })).toBe('+373 69 123 456');
});
