import { describe, expect, it } from 'vitest';
import { inLanguage, preferredLanguage, splitPath, withLanguage } from './language.ts';

describe('splitPath', () => {
  it.each([
    ['/ru/offers/page/1', 'ru', '/offers/page/1'],
    ['/ua', 'ua', '/'],
    ['/offers/page/1', undefined, '/offers/page/1'],
    ['/russia/page/1', undefined, '/russia/page/1'],
    ['/', undefined, '/'],
  ])('separates the language from %s', (path, language, rest) => {
    expect(splitPath(path)).toEqual({ language, rest });
  });
});

it('adds a language to a path', () => {
  expect(withLanguage('ro', '/offers/page/1')).toBe('/ro/offers/page/1');
  expect(withLanguage('ro', '/')).toBe('/ro');
});

it('keeps the rest of the address when the language changes', () => {
  const address = { pathname: '/en/offers/page/3', search: '?sort=name', hash: '#row' };
  expect(inLanguage('pl', address)).toBe('/pl/offers/page/3?sort=name#row');
});

describe('preferredLanguage', () => {
  const offered = ['en', 'ru', 'ua', 'ro'] as const;

  it('prefers the stored language', () => {
    expect(preferredLanguage('ro', ['ru-RU'], offered)).toBe('ro');
  });

  it('uses the languages of the browser otherwise, and recognises the tag of Ukrainian', () => {
    expect(preferredLanguage(null, ['de-DE', 'uk-UA', 'en'], offered)).toBe('ua');
  });

  it('skips languages that are not offered', () => {
    expect(preferredLanguage('tr', ['pl', 'ru'], offered)).toBe('ru');
    expect(preferredLanguage('tr', ['pl'], offered)).toBe('en');
  });

  it('returns an offered language even when English is not offered', () => {
    expect(preferredLanguage('en', ['en-GB'], ['ua', 'ro'])).toBe('ua');
  });
});
