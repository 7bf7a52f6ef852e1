import { describe, expect, test } from 'vitest';
import { answerText, matchAnswers, withAnswer } from './answers.ts';
import type { Answer, OfferCharacteristic } from './offerCharacteristic.ts';

const characteristic = (
  id: number,
  name: string,
  more: Partial<OfferCharacteristic> = {},
): OfferCharacteristic => ({
  id,
  name,
  required: false,
  multiple: false,
  allow_custom: false,
  is_numeric: false,
  status: 'active',
  values: [],
  min: null,
  max: null,
  ...more,
});

const answer = (id: number, name: string, more: Partial<Answer> = {}): Answer => ({
  property: { id, name },
  values: [],
  number: null,
  custom_value: null,
  ...more,
});

const bucket = { id: 29, name: 'Bucket' };
const hammer = { id: 30, name: 'Hammer' };

describe('withAnswer and answerText', () => {
  const weight = answer(4, 'Weight, t', { number: 15.9 });

  test('replaces the previous answer to the characteristic', () => {
    const other = answer(5, 'Attachments', { values: [bucket] });
    const heavier = answer(4, 'Weight, t', { number: 21 });
    expect(withAnswer([weight, other], heavier)).toEqual([heavier, other]);
  });

  test('removes a blank answer', () => {
    expect(withAnswer([weight], answer(4, 'Weight, t'))).toEqual([]);
  });

  test('formats an answer as one line', () => {
    const both = answer(5, 'Attachments', { values: [bucket, hammer], custom_value: 'Rotator' });
    expect(answerText(both)).toBe('Bucket, Hammer, Rotator');
  });
});

describe('change of category', () => {
  test('keeps answers to characteristics of both categories', () => {
    const answers = [answer(43, 'Attachments', { values: [bucket] })];
    const target = [
      characteristic(43, 'Attachments', { multiple: true, values: [bucket, hammer] }),
    ];
    expect(matchAnswers(answers, target)).toEqual({ matched: answers, removed: [] });
  });

  test('moves answers to characteristics of the same name and matches their values by name', () => {
    const answers = [
      answer(4, 'Weight, t', { number: 15.9 }),
      answer(7, 'Drive', { values: [{ id: 50, name: 'Diesel' }] }),
    ];
    const target = [
      characteristic(104, 'weight, t', { is_numeric: true }),
      characteristic(107, 'Drive', { values: [{ id: 150, name: 'diesel' }] }),
    ];
    expect(matchAnswers(answers, target)).toEqual({
      matched: [
        answer(104, 'weight, t', { number: 15.9 }),
        answer(107, 'Drive', { values: [{ id: 150, name: 'diesel' }] }),
      ],
      removed: [],
    });
  });

  test('reports removed answers, down to single values', () => {
    const answers = [
      answer(43, 'Attachments', { values: [bucket, hammer], custom_value: 'Rotator' }),
      answer(4, 'Weight, t', { number: 15.9 }),
    ];
    const target = [characteristic(43, 'Attachments', { multiple: true, values: [bucket] })];
    expect(matchAnswers(answers, target)).toEqual({
      matched: [answer(43, 'Attachments', { values: [bucket] })],
      removed: [
        answer(43, 'Attachments', { values: [hammer], custom_value: 'Rotator' }),
        answer(4, 'Weight, t', { number: 15.9 }),
      ],
    });
  });

  test('keeps one value of an answer when the new category allows only one', () => {
    const answers = [answer(43, 'Attachments', { values: [bucket, hammer] })];
    const target = [characteristic(43, 'Attachments', { values: [bucket, hammer] })];
    expect(matchAnswers(answers, target)).toEqual({
      matched: [answer(43, 'Attachments', { values: [bucket] })],
      removed: [answer(43, 'Attachments', { values: [hammer] })],
    });
  });
});
