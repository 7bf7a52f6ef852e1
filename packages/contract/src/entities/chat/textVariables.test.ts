import { expect, test } from 'vitest';
import { fillText, textParts, unknownVariable } from './textVariables.ts';

const known = ['first_name', 'name'] as const;

test.each([
  ['Hello {firstname}', '{firstname}', '{first_name}'],
  ['Hello {First_Name}', '{First_Name}', '{first_name}'],
  ['Hello {fist_name}', '{fist_name}', '{first_name}'],
  ['Hello {first name}', '{first name}', '{first_name}'],
  ['Hello { name }', '{ name }', '{name}'],
  ['Hello {nmae}', '{nmae}', '{name}'],
  ['Hello {name}, {company}', '{company}', '{first_name}, {name}'],
  ['Привет, {имя}', '{имя}', '{first_name}, {name}'],
])('%s has an unknown variable', (text, name, nearest) => {
  expect(unknownVariable(text, known)).toEqual({
    id: 'unknown_variable',
    values: { name, nearest },
  });
});

test.each([
  'Hello {name}',
  '{{firstname}}',
  '{{name}}',
  '{a {b} c}',
  '{a {b}}',
  '{{a} {b}}',
  'a { b',
  'a } b {',
  '{}',
  '{a, b: c}',
  '{see our prices, please}',
])('%s has none', (text) => {
  expect(unknownVariable(text, known)).toBeUndefined();
});

test('nested braces and braces in values are plain text', () => {
  const values = { first_name: '{name}', name: '$& {first_name}' };
  expect(fillText('{a {name} b} { {name}', { name: 'Ion' })).toBe('{a {name} b} { Ion');
  expect(fillText('{{name}} {first_name} {name} {other}', values)).toBe(
    '{{name}} {name} $& {first_name} {other}',
  );
  expect(textParts('Hi {name}', known)).toEqual([
    { text: 'Hi ' },
    { variable: 'name' },
    { text: '' },
  ]);
});
