import { expect, test } from 'vitest';
import { answerProblems } from './characteristicRule.ts';
import type { OfferCharacteristic } from './offerCharacteristic.ts';

const weight: OfferCharacteristic = {
  id: 4,
  name: 'Weight, t',
  required: true,
  multiple: false,
  allow_custom: false,
  is_numeric: true,
  status: 'active',
  values: [],
  min: 6,
  max: 30,
};
const drive: OfferCharacteristic = {
  ...weight,
  id: 7,
  name: 'Drive',
  is_numeric: false,
  values: [{ id: 50, name: 'Diesel' }],
  min: null,
  max: null,
};

test('reports every unanswered required characteristic at its own path', () => {
  expect(answerProblems([], [weight, drive]).map(({ path }) => path)).toEqual([
    'properties.unanswered.4.number',
    'properties.unanswered.7.values',
  ]);
});

test('reports an answer out of bounds at its index', () => {
  const answers = [
    { property: { id: 7 }, values: [{ id: 50 }], number: null, custom_value: null },
    { property: { id: 4 }, values: [], number: 31, custom_value: null },
  ];
  expect(answerProblems(answers, [weight, drive])).toEqual([
    { path: 'properties.1.number', problem: { id: 'max_value', values: { number: 30 } } },
  ]);
});

test('ignores an answer to a hidden characteristic, so that other answers can be changed', () => {
  const answers = [
    { property: { id: 9 }, values: [{ id: 70 }], number: null, custom_value: null },
    { property: { id: 4 }, values: [], number: 31, custom_value: null },
  ];
  expect(answerProblems(answers, [weight]).map(({ path }) => path)).toEqual([
    'properties.1.number',
  ]);
});
