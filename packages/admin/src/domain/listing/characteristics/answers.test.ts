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

describe('one answer', () => {
  const weight = answer(4, 'Weight, t', { number: 15.9 });

  test('takes the place of the one before', () => {
    const other = answer(5, 'Attachments', { values: [bucket] });
    const heavier = answer(4, 'Weight, t', { number: 21 });
    expect(withAnswer([weight, other], heavier)).toEqual([heavier, other]);
  });

  test('goes when it says nothing any more', () => {
    expect(withAnswer([weight], answer(4, 'Weight, t'))).toEqual([]);
  });

  test('reads as one line', () => {
    const both = answer(5, 'Attachments', { values: [bucket, hammer], custom_value: 'Rotator' });
    expect(answerText(both)).toBe('Bucket, Hammer, Rotator');
  });
});

describe('a change of category', () => {
  test('keeps answers to what both categories ask', () => {
    const answers = [answer(43, 'Attachments', { values: [bucket] })];
    const target = [
      characteristic(43, 'Attachments', { multiple: true, values: [bucket, hammer] }),
    ];
    expect(matchAnswers(answers, target)).toEqual({ matched: answers, removed: [] });
  });

  test('carries over to a characteristic of the same name, values by theirs', () => {
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

  test('says what is not asked there, down to single values', () => {
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

  test('keeps one value where only one may be chosen', () => {
    const answers = [answer(43, 'Attachments', { values: [bucket, hammer] })];
    const target = [characteristic(43, 'Attachments', { values: [bucket, hammer] })];
    expect(matchAnswers(answers, target)).toEqual({
      matched: [answer(43, 'Attachments', { values: [bucket] })],
      removed: [answer(43, 'Attachments', { values: [hammer] })],
    });
  });
});
