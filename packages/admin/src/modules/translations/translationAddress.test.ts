import { expect, test } from 'vitest';
import { editorAddress, parseDesk, pileAddress } from './translationAddress.ts';

const languages = ['ru', 'pl'];

test('an address brings the same pile back', () => {
  const desk = { language: 'pl', state: 'missing', search: 'crane', page: 3 } as const;
  const { searchParams } = new URL(pileAddress('regions', desk), 'http://desk');
  expect(parseDesk(searchParams, languages)).toEqual(desk);
  expect(editorAddress('regions', 12, { language: 'pl' })).toBe(
    '/translations/regions/edit/12?language=pl',
  );
});

test('what an address says wrongly is left out', () => {
  const query = new URLSearchParams('language=xx&state=lost&page=-2');
  expect(parseDesk(query, languages)).toEqual({
    language: 'ru',
    state: undefined,
    search: '',
    page: 1,
  });
});
