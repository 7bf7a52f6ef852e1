import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from '../rules.ts';
import { normalDomain, normalEmail } from './addresses.ts';

describe('normalDomain', () => {
  it.each([
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['XN--MNCHEN-3YA.de', 'münchen.de'],
    ['xn--wgv71a119e.jp', '日本語.jp'],
    ['ПРИМЕР。рф', 'пример.рф'],
    ['ＲＥＮＴ.com', 'rent.com'],
    ['Rentyard.TEST', 'rentyard.test'],
    ['xn--a.com', 'xn--a.com'],
    ['1.2', '1.2'],
    ['not a domain', 'not a domain'],
  ])('changes %s to %s', (given, normal) => {
    expect(normalDomain(given)).toBe(normal);
  });

  it('is the same for a domain and its Punycode', () => {
    const letter = fc.constantFrom(...'abcxyz019абвїґşțçłжあ漢字مرחش');
    const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    const ends = fc.constantFrom('com', 'рф', 'укр');
    fc.assert(
      fc.property(label, ends, (name, end) => {
        const address = `http://${name}.${end}`;
        // Rules about mixed directions refuse some labels.
        fc.pre(URL.canParse(address));
        const ascii = new URL(address).hostname;
        expect(new URL(`http://${normalDomain(ascii)}`).hostname).toBe(ascii);
        expect(normalDomain(`${name}.${end}`)).toBe(normalDomain(ascii));
      }),
    );
  });
});

describe('normalEmail', () => {
  it.each([
    [' \u202EIvan@Rentyard.test\u200B ', 'ivan@rentyard.test'],
    ['ivan@XN--E1AFMKFD.xn--p1ai', 'ivan@пример.рф'],
    ['İvan@rentyard.test', 'ivan@rentyard.test'],
    ['no address', 'no address'],
  ])('changes %j to %j', (given, normal) => {
    expect(normalEmail(given)).toBe(normal);
  });
});

describe('email', () => {
  it.each(['a..b@x.com', '.a@x.com', 'a.@x.com', `${'a'.repeat(65)}@x.com`])(
    'refuses %s',
    (text) => {
      expect(email()(text)).toEqual({ id: 'email' });
    },
  );

  it.each(['a.b@x.com', 'a+b@x.com', 'іван@пример.рф'])('accepts %s', (text) => {
    expect(email()(text)).toBeUndefined();
  });
});
