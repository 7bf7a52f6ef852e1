import { describe, expect, test } from 'vitest';
import { phone } from '../rules.ts';
import { cleanPhones } from './cleanPhone.ts';
import { isPhoneComplete, maskPhone, phoneExample, unmaskPhone } from './phone.ts';

const moldova = { code: '+373', mask: '00 000 000' };

test.each([
  ['tel:+373 69 123 456', '+373 69 123 456'],
  ['tel:+373-69-123-456;ext=5', '+373-69-123-456 ext. 5'],
  ['\u202A+373 69 123 456\u202C', '+373 69 123 456'],
  ['\u2066069\u00A0123\u00A0456\u2069', '069 123 456'],
  ['0037369123456', '+37369123456'],
  ['+373 69 123 456 ext. 5', '+373 69 123 456 ext. 5'],
  ['+373 69 123 456, доб. 5', '+373 69 123 456 ext. 5'],
  ['+380 44 123 45 67 дод.12', '+380 44 123 45 67 ext. 12'],
  ['+40 21 123 4567 int. 7', '+40 21 123 4567 ext. 7'],
  ['0212 123 45 67 dahili 7', '0212 123 45 67 ext. 7'],
  ['0212 123 45 67 (dahili 7)', '0212 123 45 67 ext. 7'],
  ['+373 (22) 123-456 (доб. 5), 069 111 222', '+373 (22) 123-456 ext. 5, 069 111 222'],
  ['22 123 45 67 wew. 7', '22 123 45 67 ext. 7'],
  ['+1 650 253 0000 x9', '+1 650 253 0000 ext. 9'],
  ['+1 650 253 0000 #9', '+1 650 253 0000 ext. 9'],
  ['＋３７３ ６９', '+373 69'],
  ['069123456,+49 30 123456', '069123456, +49 30 123456'],
  ['+373–69–123–456', '+373-69-123-456'],
])('%j is stored as %j', (text, stored) => {
  expect(cleanPhones(text)).toBe(stored);
  expect(cleanPhones(stored)).toBe(stored);
});

test('texts that are no numbers stay for the rules to refuse', () => {
  expect(cleanPhones(' call me ')).toBe('call me');
  expect(phone()('call me')).toEqual({ id: 'phone' });
});

describe('the rule of phones', () => {
  test.each([
    '+373 69 123 456 ext. 5',
    '\u202Atel:+373 69 123 456\u202C',
    '0037369123456',
    '069123456, +49 30 123456 доб. 12',
    '(022) 12-34-56',
  ])('accepts %j', (text) => {
    expect(phone()(text)).toBeUndefined();
  });

  test('compares the national number with the pattern of a country with and without separators', () => {
    const rule = phone(/^0[67]\d{7}$/);
    expect(rule('069 123 456')).toBeUndefined();
    expect(rule('(069) 12-34-56 ext. 3')).toBeUndefined();
    expect(rule('069 123 45')).toEqual({ id: 'phone' });
  });
});

describe('the mask of a country', () => {
  test.each([
    'tel:+37369123456',
    '\u202A+373 69 123 456\u202C',
    '0037369123456',
    '069 12 34 56',
    '69123456',
  ])('formats %j', (text) => {
    expect(maskPhone(text, moldova)).toBe('+373 69 123 456');
    expect(unmaskPhone(text, moldova)).toBe('+37369123456');
  });

  test('keeps a pasted extension', () => {
    const masked = '+373 69 123 456 ext. 5';
    expect(maskPhone('069123456 доб. 5', moldova)).toBe(masked);
    expect(maskPhone(masked, moldova)).toBe(masked);
    expect(isPhoneComplete(masked, moldova)).toBe(true);
  });

  test.each([
    moldova,
    { code: '1', mask: '(000) 000-0000' },
    { code: '+90', mask: '000 000 00 00' },
  ])('has an example that it accepts: %j', (shape) => {
    const example = phoneExample(shape);
    expect(maskPhone(example, shape)).toBe(example);
    expect(isPhoneComplete(example, shape)).toBe(true);
    expect(phone()(example)).toBeUndefined();
  });
});
