import { describe, expect, test } from 'vitest';
import { readAnswers, writeAnswers } from './answersText.ts';

const answer = {
  property: { name: 'Fuel' },
  values: [],
  number: null,
  custom_value: null,
};

test('a cell contains values, numbers and custom text after the name of the characteristic', () => {
  const answers = [
    { ...answer, values: [{ name: 'Diesel' }, { name: 'Gas' }] },
    { ...answer, property: { name: 'Weight' }, number: 12.5 },
    { ...answer, property: { name: 'Colour' }, custom_value: 'Signal red' },
  ];
  expect(writeAnswers(answers)).toBe('Fuel: Diesel, Gas; Weight: 12.5; Colour: Signal red');
});

describe('a written cell is read with the same answers', () => {
  test.each([
    ['plain', ['Diesel', 'Gas']],
    ['with commas', ['Fork, long', 'Bucket']],
    ['with semicolons and colons', ['a; b', '2:1']],
    ['with quotes', ['15" rim', '"']],
    ['with blanks at the ends', [' wide ']],
  ])('%s', (_, texts) => {
    const name = `Kind of ${texts[0]}`;
    const values = texts.map((one) => ({ name: one }));
    const cell = writeAnswers([
      { ...answer, property: { name }, values },
      { ...answer, values: [{ name: 'Diesel' }] },
    ]);
    expect(readAnswers(cell)).toEqual([
      { about: name, texts },
      { about: 'Fuel', texts: ['Diesel'] },
    ]);
  });
});

describe('a hand-written cell in a similar form is read', () => {
  test.each([
    ['Fuel:Diesel,Gas ;', [{ about: 'Fuel', texts: ['Diesel', 'Gas'] }]],
    ['Ratio: 2:1, 3:1', [{ about: 'Ratio', texts: ['2:1', '3:1'] }]],
    ['Rim: 15"', [{ about: 'Rim', texts: ['15"'] }]],
    ['Fuel', [{ about: 'Fuel', texts: [] }]],
    [' ; ', []],
  ])('%j', (cell, answers) => {
    expect(readAnswers(cell)).toEqual(answers);
  });
});
