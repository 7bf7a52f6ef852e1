import { describe, expect, it } from 'vitest';
import { inLanguage, preferredLanguage, splitPath, withLanguage } from './language.ts';

describe('splitPath', () => {
  it.each([
    ['/ru/offers/page/1', 'ru', '/offers/page/1'],
    ['/ua', 'ua', '/'],
    ['/offers/page/1', undefined, '/offers/page/1'],
    ['/russia/page/1', undefined, '/russia/page/1'],
    ['/', undefined, '/'],
  ])('takes the language off %s', (path, language, rest) => {
    expect(splitPath(path)).toEqual({ language, rest });
  });
});

it('puts a language in front', () => {
  expect(withLanguage('ro', '/offers/page/1')).toBe('/ro/offers/page/1');
  expect(withLanguage('ro', '/')).toBe('/ro');
});

it('keeps the rest of the address when the language changes', () => {
  const address = { pathname: '/en/offers/page/3', search: '?sort=name', hash: '#row' };
  expect(inLanguage('pl', address)).toBe('/pl/offers/page/3?sort=name#row');
});

describe('preferredLanguage', () => {
  const offered = ['en', 'ru', 'ua', 'ro'] as const;

  it('takes the stored language first', () => {
    expect(preferredLanguage('ro', ['ru-RU'], offered)).toBe('ro');
  });

  it('takes what the browser speaks next, and knows Ukrainian by its own tag', () => {
    expect(preferredLanguage(null, ['de-DE', 'uk-UA', 'en'], offered)).toBe('ua');
  });

  it('skips languages that are not offered', () => {
    expect(preferredLanguage('tr', ['pl', 'ru'], offered)).toBe('ru');
    expect(preferredLanguage('tr', ['pl'], offered)).toBe('en');
  });

  it('never names one that is not offered, or no page could be shown', () => {
    expect(preferredLanguage('en', ['en-GB'], ['ua', 'ro'])).toBe('ua');
  });
});
