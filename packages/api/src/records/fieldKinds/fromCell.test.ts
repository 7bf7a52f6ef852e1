import { choiceNames } from '@rentyard/contract/messages/choiceNames';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { describe, expect, test } from 'vitest';
import { fromCell } from './fieldKinds.ts';

const number: PlainField = { kind: 'number', min: 0, max: 1_000_000, places: 2 };
const money: PlainField = { kind: 'money', max: '9999999.99', currency: 'currency' };
const truth: PlainField = { kind: 'boolean', default: false };

describe('a number is read in the format of each country', () => {
  test.each([
    ['1 234,5', 1_234.5],
    ['1\u00A0234', 1_234],
    ['1\u202f234,5', 1_234.5],
    ['1’234.50', 1_234.5],
    ['1234.50', 1_234.5],
    ['1,234.50', 1_234.5],
    ['-7', -7],
    ['1,234,567', 1_234_567],
    ['many', 'many'],
    ['12 h', '12 h'],
  ])('%j', (text, value) => {
    expect(fromCell(number, text)).toEqual({ value });
  });
});

test('a number with two meanings is read with the decimal mark of its column', () => {
  expect(fromCell(money, '12,500')).toMatchObject({ problem: { id: 'ambiguous_number' } });
  expect(fromCell(money, '12,500', 'comma')).toEqual({ value: '12.500' });
  expect(fromCell(money, '12,500', 'point')).toEqual({ value: '12500' });
});

test('a number with another mark than its column is a problem', () => {
  expect(fromCell(money, '1250.50', 'comma')).toMatchObject({ problem: { id: 'other_mark' } });
  expect(fromCell(money, '1250.50', 'mixed')).toMatchObject({ problem: { id: 'mixed_marks' } });
});

test('a number is never rounded', () => {
  expect(fromCell(number, '1.005')).toMatchObject({ value: 1_005 });
  expect(fromCell(number, '1.0051')).toMatchObject({ problem: { id: 'places' } });
  expect(fromCell(number, 1.0051)).toMatchObject({ problem: { id: 'places' } });
});

test('an amount stays text with every digit', () => {
  expect(fromCell(money, '1 250,50')).toEqual({ value: '1250.50' });
  expect(fromCell(money, 9.99)).toEqual({ value: '9.99' });
  expect(fromCell(money, 1e-7)).toEqual({ value: '0.0000001' });
});

test.each([
  ['1450 RON', '1450', 'RON'],
  ['€ 12', '12', '€'],
  ['12\u00a0500,00 lei', '12500.00', 'lei'],
])('an amount keeps the currency beside it: %j', (text, value, unit) => {
  expect(fromCell(money, text)).toEqual({ value, unit });
});

const booleans = {
  true: [
    'TRUE',
    'PRAWDA',
    'DOĞRU',
    'ИСТИНА',
    'ІСТИНА',
    'ADEVĂRAT',
    'yes',
    'да',
    'так',
    'DA',
    'EVET',
    '\ufeffда\u200b',
    'Х',
  ],
  false: [
    'FALSE',
    'FAŁSZ',
    'falsz',
    '\u202aHAYIR\u202c',
    'YANLIŞ',
    'ЛОЖЬ',
    'ХИБНІСТЬ',
    'FALS',
    'no',
    'нет',
    'НІ',
    'NU',
    'HAYIR',
  ],
};

test.each([true, false])('words of every language are read as %j', (value) => {
  for (const word of [value, ...booleans[`${value}`]]) {
    expect(fromCell(truth, word), String(word)).toEqual({ value });
  }
});

test('another word is no boolean', () => {
  expect(fromCell(truth, 'perhaps')).toEqual({ value: 'perhaps' });
});

test('a choice is read in every language', () => {
  const options = Object.keys(choiceNames);
  const choice: PlainField = { kind: 'choice', options };
  for (const option of options) {
    for (const name of [option, ...(choiceNames[option] ?? [])]) {
      for (const text of [name, name.toLocaleUpperCase('tr')]) {
        expect(fromCell(choice, text), text).toEqual({ value: option });
      }
    }
  }
  expect(fromCell(choice, 'Elsewhere')).toEqual({ value: 'Elsewhere' });
});

test('a date without a time stays a date in a text', () => {
  const text: PlainField = { kind: 'text', max: 100 };
  expect(fromCell(text, new Date('2026-12-05T00:00:00Z'))).toEqual({ value: '2026-12-05' });
});

test('a cell with several references is split at semicolons', () => {
  const field: PlainField = { kind: 'references', to: 'categories', min: 1, max: 10 };
  expect(fromCell(field, 'Cranes; Loaders;')).toEqual({ value: ['Cranes', 'Loaders'] });
});
