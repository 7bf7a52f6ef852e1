import { describe, expect, test } from 'vitest';
import type { Rule } from './problem.ts';
import * as rules from './rules.ts';

interface Row {
  readonly rule: Rule<never>;
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

/** P-RULE: every rule with passing and failing values, and the values for its message. */
const table: Readonly<Record<string, Row>> = {
  length: {
    rule: rules.length(3),
    id: 'length',
    values: { number: 3 },
    good: ['USD', 'лей', '👷👷👷'],
    bad: ['US', 'USDT'],
  },
  minLength: {
    rule: rules.minLength(2),
    id: 'min_length',
    values: { number: 2 },
    good: ['JC', 'JCB', 'Łó'],
    bad: ['J', ' J '],
  },
  maxLength: {
    rule: rules.maxLength(5),
    id: 'max_length',
    values: { number: 5 },
    good: ['Volvo', 'Łódź', '🚜🚜🚜🚜🚜'],
    bad: ['Komatsu'],
  },
  minValue: {
    rule: rules.minValue('0.01'),
    id: 'min_value',
    values: { number: '0.01' },
    good: ['0.01', 48, '9999999.99'],
    bad: ['0.00', -1, 'cheap'],
  },
  maxValue: {
    rule: rules.maxValue(90),
    id: 'max_value',
    values: { number: 90 },
    good: [90, '21.5', -90],
    bad: [90.1, '120', 'heavy'],
  },
  email: {
    rule: rules.email(),
    id: 'email',
    good: ['ana.rusu@rentyard.md', 'ion+bot@mail.example.co', ' ana@rentyard.md '],
    bad: [
      'ana',
      'ana@',
      'ana@rentyard',
      '@rentyard.md',
      'a b@rentyard.md',
      'a@b@c.md',
      `${'a'.repeat(250)}@b.md`,
    ],
  },
  website: {
    rule: rules.website(),
    id: 'website',
    good: ['rentyard.md', 'rent.yard.co', 'оренда.укр', 'r-1.md'],
    bad: ['rentyard', '.md', 'rentyard.', 'rent yard.md', 'https://rentyard.md', '-a.md', 'a..md'],
  },
  letters: {
    rule: rules.letters(),
    id: 'letters',
    good: ['Ana', 'Łukasz 2', 'Їжак', ' Ion'],
    bad: ['1st', '-Ana', '.'],
  },
  url: {
    rule: rules.url(),
    id: 'url',
    good: ['https://rentyard.md', 'http://localhost:9000/bucket', 'HTTPS://rentyard.md/a?b=c#d'],
    bad: ['rentyard.md', 'ftp://rentyard.md', 'https://', 'https://a b', 'javascript:alert(1)'],
  },
  date: {
    rule: rules.date(),
    id: 'date',
    good: [
      '2026-11-20',
      '2024-02-29',
      '2026-11-20T10:15:00Z',
      '2026-11-20T10:15:00.123+02:00',
      new Date(0),
    ],
    bad: [
      '2026-02-30',
      '2025-02-29',
      '20.11.2026',
      '2026-13-01',
      '2026-11-20T25:00:00Z',
      new Date('x'),
    ],
  },
  maxDate: {
    rule: rules.maxDate('2026-11-20'),
    id: 'max_date',
    values: { number: '2026-11-20' },
    good: ['2026-11-20', '2025-01-01', new Date('2026-11-19')],
    bad: ['2026-11-21', '2026-11-20T00:00:01Z'],
  },
  minPositions: {
    rule: rules.minPositions(2),
    id: 'min_positions',
    values: { number: 2 },
    good: [
      [1, 2],
      ['a', 'b', 'c'],
    ],
    bad: [[1]],
  },
  maxPositions: {
    rule: rules.maxPositions(2),
    id: 'max_positions',
    values: { number: 2 },
    good: [[1], ['a', 'b']],
    bad: [[1, 2, 3]],
  },
  phone: {
    rule: rules.phone(),
    id: 'phone',
    good: ['069123456', '+373 69 123 456', '022 12-34-56', '069123456, 079123456'],
    bad: ['12345', 'phone', '069123456,', '069123456; 079123456', '+'],
  },
  'phone of a country': {
    rule: rules.phone(/^0[67]\d{7}$/),
    id: 'phone',
    good: ['069123456', '069123456,079123456'],
    bad: ['+37369123456', '069123456,123'],
  },
  code: {
    rule: rules.code(),
    id: 'code',
    good: ['OF-10412', 'a', '0_1', 'A'.repeat(64)],
    bad: ['OF 10412', '-a', '_a', 'A'.repeat(65), 'код'],
  },
  alias: {
    rule: rules.alias(),
    id: 'alias',
    good: ['crawler-excavator-20-t', 'jcb', '3cx'],
    bad: ['Crawler', 'a--b', '-a', 'a-', 'a_b', 'экскаватор'],
  },
  pattern: {
    rule: rules.pattern(/^[A-Z]{3}$/, 'currency'),
    id: 'currency',
    good: ['MDL'],
    bad: ['mdl', 'MDLX'],
  },
  oneOf: {
    rule: rules.oneOf(['equipment', 'service']),
    id: 'choice',
    good: ['service'],
    bad: ['Service', 'crew'],
  },
  integer: {
    rule: rules.integer(),
    id: 'integer',
    good: [0, -5, '100'],
    bad: [1.5, '1.5', 'one', 2 ** 53],
  },
  decimal: {
    rule: rules.decimal(2),
    id: 'decimal',
    values: { number: 2 },
    good: ['0', '-1.5', '9999999.99'],
    bad: ['1.234', '1,5', '.5', '1.', '1e3', 'NaN', '12345678901234'],
  },
  unambiguous: {
    rule: rules.unambiguous(),
    id: 'ambiguous_number',
    values: { first: '1250', second: '1,250' },
    good: ['1.250', '1250', 1.25, 'cheap?'],
    bad: ['1.250?'],
  },
};

const empty = [null, undefined, '', '   ', []];

/** One argument per row: an array among the values is a value, not a row of arguments. */
const rowsOf = (values: readonly unknown[]) => values.map((value) => [value] as const);

describe.each(Object.entries(table))('%s', (_, { rule, id, values, good, bad }) => {
  const problemOf = rule as Rule;

  test.each(rowsOf(good))('passes %j', (value) => {
    expect(problemOf(value)).toBeUndefined();
  });

  test.each(rowsOf(bad))('fails %j with its id and values', (value) => {
    expect(problemOf(value)).toEqual(values ? { id, values } : { id });
  });

  test.each(rowsOf(empty))('passes the empty value %j', (value) => {
    expect(problemOf(value)).toBeUndefined();
  });
});

describe('required', () => {
  test.each(rowsOf(empty))('fails %j and names the field', (value) => {
    expect(rules.required('name')(value)).toEqual({ id: 'required', values: { field: 'name' } });
  });

  test('fails without a field name if none is given', () => {
    expect(rules.required()('')).toEqual({ id: 'required' });
  });

  test.each(rowsOf([0, false, 'a', [0], {}]))('passes %j', (value) => {
    expect(rules.required()(value)).toBeUndefined();
  });
});

test('the first problem is that of the first failing rule', () => {
  const problem = rules.firstProblem('OF 1', [rules.required(), rules.minLength(5), rules.code()]);
  expect(problem).toEqual({ id: 'min_length', values: { number: 5 } });
  expect(rules.firstProblem('OF-10412', [rules.required(), rules.code()])).toBeUndefined();
});
