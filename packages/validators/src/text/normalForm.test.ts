import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKey, isBlank, normalLine, normalText } from './normalForm.ts';

const texts = fc.string({ unit: 'binary', maxLength: 40 });

describe('isBlank', () => {
  it.each([
    '',
    ' \t\u00A0',
    '\u200B',
    '\u3164',
    '\u2800',
    '\uFEFF\u202E',
    '\uFE0F',
    '\u00AD\u2060',
  ])('counts %j as blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' 0 ', '\u200Bя', '👩'])('counts %j as visible', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('normalLine', () => {
  it.each([
    ['a decomposed letter', 'Cafe\u0301', 'Café'],
    ['zero-width characters', 'Cat\u200Ber\u2060pil\uFEFFlar', 'Caterpillar'],
    ['joiners in Latin', 'ad\u200Cmi\u200Dn', 'admin'],
    ['a direction override', 'gpj\u202Eexe.png\u202C', 'gpjexe.png'],
    ['line breaks and tabs', 'first\r\nsecond\tthird\u2028fourth', 'first second third fourth'],
    ['control characters', 'a\u0007b\u0085c', 'ab c'],
    ['repeated and outer blanks', '\u00A0 a \u3000\u2003 b ', 'a b'],
    ['blanks around a removed character', 'a \u200B b', 'a b'],
  ])('changes %s', (_, text, normal) => {
    expect(normalLine(text)).toBe(normal);
  });

  it.each([
    ['the joiner of an emoji', '👩\u200D🔧 Service'],
    ['the joiner behind a skin colour', '👩🏽\u200D🔧'],
    ['the variation of an emoji', '❤\uFE0F'],
    ['the non-joiner of Persian', 'می\u200Cخواهم'],
    ['the joiner of Hindi', 'क्\u200Dष'],
  ])('leaves %s', (_, text) => {
    expect(normalLine(text)).toBe(text);
  });

  it('makes a text that shows nothing empty', () => {
    expect(normalLine('\u3164 \uFE0F\u200D')).toBe('');
  });

  it('does not change a normal text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalLine(normalLine(text))).toBe(normalLine(text));
      }),
    );
  });
});

describe('normalText', () => {
  it('leaves lines, tabs, joiners and direction marks', () => {
    const text = 'می\u200Cخواهم\n\t👩\u200D🔧 \u200F(x)';
    expect(normalText(text)).toBe(text);
  });

  it.each([
    ['other line breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['direction overrides and isolates', 'a\u202Eb\u2066c\u2069', 'abc'],
    ['control characters', 'a\u0007\u001Bb', 'ab'],
    ['decomposed letters', 'e\u0301', 'é'],
  ])('changes %s', (_, text, normal) => {
    expect(normalText(text)).toBe(normal);
  });

  it('leaves the brackets of HTML before a combining mark', () => {
    expect(normalText('<p>\u0338e\u0301</p>')).toBe('<p>\u0338é</p>');
  });

  it('does not change a normal text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalText(normalText(text))).toBe(normalText(text));
      }),
    );
  });
});

describe('identityKey', () => {
  it.each([
    ['case', 'BG', 'bg'],
    ['case of Cyrillic', 'ЇЖАК', 'їжак'],
    ['the final sigma', 'ΟΔΟΣ', 'οδος'],
    ['dotted and dotless i', 'İSTANBUL IŞIK', 'istanbul ışık'],
    ['cedilla and comma below', 'Ştefan Ţuţea', 'ȘTEFAN ȚUȚEA'],
    ['composition', 'Cafe\u0301', 'CAFÉ'],
    ['characters without a shape', 'ad\u200Cmin\uFE0F', 'admin'],
    ['blanks', 'a\u00A0 b', 'A B'],
  ])('ignores %s', (_, one, other) => {
    expect(identityKey(one)).toBe(identityKey(other));
  });

  it.each([
    ['accents', 'Müller', 'Muller'],
    ['alphabets', 'BC', 'ВС'],
    ['blanks between words', 'a b', 'ab'],
  ])('tells %s apart', (_, one, other) => {
    expect(identityKey(one)).not.toBe(identityKey(other));
  });

  it('is the same for a text, its normal form and its upper case', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(identityKey(normalLine(text))).toBe(identityKey(text));
        expect(identityKey(identityKey(text))).toBe(identityKey(text));
      }),
    );
  });
});

it('keeps only composed and visible characters in a line', () => {
  const changing = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}]/u;
  for (let code = 0; code < 0x600; code += 1) {
    const letter = String.fromCodePoint(code);
    if (normalLine(`x${letter}y`) !== `x${letter}y` || letter === ' ') continue;
    expect(letter.normalize('NFC'), `U+${code.toString(16)}`).toBe(letter);
    if (code < 0x530) expect(changing.test(letter) && !/\p{M}|\u034F/u.test(letter)).toBe(false);
  }
});

it('removes the second dot of an i that was a Turkish capital, and no dot below an accent', () => {
  expect(normalLine('İnşaat'.toLowerCase())).toBe('inşaat');
  expect(normalLine('i\u0307\u0301')).toBe('i\u0307\u0301');
});
