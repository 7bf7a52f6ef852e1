import { currency } from '@rentyard/contract/entities/currency';
import { offer } from '@rentyard/contract/entities/offer';
import { describe, expect, test } from 'vitest';
import { changedDraft, changedPaths, isSame } from './changes.ts';

describe('isSame', () => {
  test.each([
    [{ id: 3, name: 'Excavators' }, { id: 3, name: 'Экскаваторы' }, true],
    [{ id: 3, name: 'Cranes' }, { id: 4, name: 'Cranes' }, false],
    [{ id: 3 }, null, false],
    [{ id: 3, name: { en: 'Diesel' } }, { id: 3, name: { en: 'Petrol' } }, false],
    [{ en: 'Crane', ro: null }, { en: 'Crane', ro: null }, true],
    [{ en: 'Crane' }, { en: 'Crane', ro: 'Macara' }, false],
    ['48.00', '48.00', true],
    [null, undefined, false],
  ])('compares %j and %j: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});

describe('changedDraft', () => {
  test('is empty when nothing changed', () => {
    expect(changedDraft(offer, { code: 'A', brand: 3 }, { code: 'A', brand: 3 })).toEqual({});
  });

  test('contains only the changed languages of a text', () => {
    const base = { name: { en: 'Crane', ro: 'Macara', ru: null } };
    const draft = { name: { en: 'Crane', ro: 'Macara turn', ru: 'Кран' } };
    expect(changedDraft(offer, base, draft)).toEqual({ name: { ro: 'Macara turn', ru: 'Кран' } });
  });

  test('contains all plural forms of a changed language', () => {
    const base = { name_plural: { en: { one: 'leu', other: null } } };
    const draft = { name_plural: { en: { one: 'leu', other: 'lei' } } };
    expect(changedDraft(currency, base, draft)).toEqual({
      name_plural: { en: { one: 'leu', other: 'lei' } },
    });
  });

  test('contains a changed price together with its sibling', () => {
    const base = { prices: { price_per_shift: '300.00', price_per_hour: '40.00' } };
    const draft = { prices: { price_per_shift: '300.00', price_per_hour: '48.00' } };
    expect(changedDraft(offer, base, draft)).toEqual(draft);
  });
});

test('changedPaths lists fields: groups by field, languages of a text as one', () => {
  const base = {
    name: { en: 'a', ro: 'b' },
    prices: { price_per_shift: '1', price_per_hour: '2' },
  };
  const values = {
    name: { en: 'x', ro: 'y' },
    prices: { price_per_shift: '1', price_per_hour: '3' },
  };
  expect(changedPaths(offer, base, values)).toEqual(['name', 'prices.price_per_hour']);
});
