import { expect, test } from 'vitest';
import { editorAddress, parseTranslationView, queueAddress } from './translationAddress.ts';

const languages = ['ru', 'pl'];

test('an address with the state of a view restores the same view', () => {
  const view = { language: 'pl', state: 'missing', search: 'crane', page: 3 } as const;
  const { searchParams } = new URL(queueAddress('regions', view), 'http://queue');
  expect(parseTranslationView(searchParams, languages)).toEqual(view);
  expect(editorAddress('regions', 12, { language: 'pl' })).toBe(
    '/translations/regions/edit/12?language=pl',
  );
});

test('invalid parts of an address are ignored', () => {
  const query = new URLSearchParams('language=xx&state=lost&page=-2');
  expect(parseTranslationView(query, languages)).toEqual({
    language: 'ru',
    state: undefined,
    search: '',
    page: 1,
  });
});
