import { describe, expect, test } from 'vitest';
import { isComplete, mask, unmask } from './mask.ts';
import { isPhoneComplete, maskPhone, unmaskPhone } from './phone.ts';

describe('mask', () => {
  test.each([
    ['', '00-00', ''],
    ['0', '00-00', '0'],
    ['07', '00-00', '07'],
    ['079', '00-00', '07-9'],
    ['07-', '00-00', '07-'],
    ['07.91', '00-00', '07-91'],
    ['079123', '00-00', '07-91'],
    ['x0y7z9', '00-00', '07-9'],
    ['1', '(00) 00', '(1'],
    ['12 3', '(00) 00', '(12) 3'],
    ['mdкв17', 'aa aa 00', 'md кв 17'],
    ['12', 'INV-0000', 'INV-12'],
    ['INV-12', 'INV-0000', 'INV-12'],
    ['INV', 'INV-0000', 'INV'],
  ])('formats %j with the mask %j as %j', (text, pattern, expected) => {
    expect(mask(text, pattern)).toBe(expected);
    expect(mask(expected, pattern)).toBe(expected);
  });

  test('unmask returns the text without literals', () => {
    expect(unmask('(12) 34', '(00) 00')).toBe('1234');
    expect(unmask('INV-0912', 'INV-0000')).toBe('0912');
  });

  test('a mask is complete when every slot is filled', () => {
    expect(isComplete('07-91', '00-00')).toBe(true);
    expect(isComplete('07-9', '00-00')).toBe(false);
    expect(isComplete('', '---')).toBe(true);
  });
});

describe('phones', () => {
  const moldova = { code: '+373', mask: '00 000 000' };

  test.each([
    ['6', '+373 6'],
    ['3', '+373 3'],
    ['+', '+'],
    ['+37', '+37'],
    ['+373', '+373'],
    ['+373 ', '+373 '],
    ['+3736', '+373 6'],
    ['69123456', '+373 69 123 456'],
    ['069123456', '+373 69 123 456'],
    ['37369123456', '+373 69 123 456'],
    ['0037369123456', '+373 69 123 456'],
    ['+373 (69) 123-456', '+373 69 123 456'],
    ['+40712345678', '+40712345678'],
    ['', ''],
  ])('formats %j as %j', (text, expected) => {
    expect(maskPhone(text, moldova)).toBe(expected);
    expect(maskPhone(expected, moldova)).toBe(expected);
  });

  test('a national number may begin with the digits of the code', () => {
    expect(maskPhone('37312345', moldova)).toBe('+373 37 312 345');
  });

  test('the plain number has no spaces', () => {
    expect(unmaskPhone('+373 69 123 456', moldova)).toBe('+37369123456');
    expect(unmaskPhone('+373 ', moldova)).toBe('');
  });

  test('only a full number of the country is complete', () => {
    expect(isPhoneComplete('+373 69 123 456', moldova)).toBe(true);
    expect(isPhoneComplete('+373 69 123 45', moldova)).toBe(false);
    expect(isPhoneComplete('+40712345678', moldova)).toBe(false);
  });

  test('a code may have no plus', () => {
    expect(maskPhone('5321234567', { code: '90', mask: '000 000 00 00' })).toBe(
      '+90 532 123 45 67',
    );
  });
});
