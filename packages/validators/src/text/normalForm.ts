/** Blanks of every script, line breaks and the empty Braille cell. */
const blanks = /[\p{White_Space}\u2800]+/gu;

/** Characters that have no shape of their own: controls, joiners, directions, selectors and fillers. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]+/gu;

const visible = /[^\p{White_Space}\u2800\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/u;

/** Of the characters without a shape, those that no single line of text needs. */
const unseenInLine =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]+/gu;

/** Direction overrides and controls that no text needs. Tabs and line breaks remain. */
const unseenInText = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Scripts in which a joiner between two letters changes what is read. */
const joining = [
  ...['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ...['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** Joiners. The groups are those between such letters and inside an emoji, with what is before them. */
const joiners = new RegExp(
  [
    `([${joining}][\\u200C\\u200D])(?=[${joining}])`,
    '([\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]\\u200D)(?=\\p{Extended_Pictographic})',
    '[\\u200C\\u200D]',
  ].join('|'),
  'gu',
);

/**
 * Words of Latin and Cyrillic letters, digits and signs with single blanks between them. None of these characters
 * changes in the normal form, and most texts have no others.
 */
const plainWords = /^[!-~¡-¬®-ʯЀ-҂Ҋ-ԯ]+(?: [!-~¡-¬®-ʯЀ-҂Ҋ-ԯ]+)*$/;

/** Their identity differs in the case only. Most codes are such texts, and a file has thousands of them. */
const asciiWords = /^[!-~]+(?: [!-~]+)*$/;

/** A dot above an i, which programs leave when they write a Turkish `İ` in small letters. Nobody sees it. */
const secondDot = /i\u0307(?!\p{M})/gu;

/** Whether the text shows nothing: it is empty or has only blanks and characters without a shape. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * The normal form of a text in one line, such as a name: NFC, single blanks, no line breaks, no
 * control characters, no direction overrides and no zero-width characters. Joiners remain inside an
 * emoji and between letters of scripts that need them. A text that shows nothing becomes empty.
 */
export function normalLine(text: string): string {
  if (plainWords.test(text)) return text;
  if (isBlank(text)) return '';
  return text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(unseenInLine, '')
    .replace(joiners, '$1$2')
    .normalize('NFC')
    .replace(secondDot, 'i')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * The normal form of a text in several lines: NFC, line feeds as line breaks, no other control
 * characters and no direction overrides. A text that shows nothing becomes empty.
 */
export function normalText(text: string): string {
  if (isBlank(text)) return '';
  return (
    text
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(unseenInText, '')
      // A mark behind a bracket of HTML must not merge with it.
      .replace(/[^<>]+/g, (run) => run.normalize('NFC'))
      .trim()
  );
}

/**
 * The form by which identities are compared: two texts with one key are the same code or name for a
 * reader. NFC, no characters without a shape, single blanks, no case. Dotted and dotless i are one
 * letter, and so are the Romanian and the Turkish s and t. The SQL function `identity_key` gives the
 * same result.
 */
export function identityKey(text: string): string {
  if (asciiWords.test(text)) return text.toLowerCase();
  const plain = text
    .replace(blanks, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(plain, foldedLetter).join('').normalize('NFC');
}

/** Letters that are one identity although neither is the other's case. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ['İ', 'i'],
  ['Ș', 'ş'],
  ['ș', 'ş'],
  ['Ț', 'ţ'],
  ['ț', 'ţ'],
]);

/**
 * The letter without its case: the lower case of its upper case, which also unites `ς` with `σ` and
 * `ı` with `i`. Cases of several letters, as of `ß`, are ignored, so that SQL can translate letter by
 * letter.
 */
export function foldedLetter(letter: string): string {
  const same = sameLetters.get(letter);
  if (same !== undefined) return same;
  return singleOr(
    letter,
    (one) => one.toLowerCase(),
    singleOr(letter, (one) => one.toUpperCase()),
  );
}

function singleOr(letter: string, change: (text: string) => string, from = letter): string {
  const changed = change(from);
  return [...changed].length === 1 ? changed : letter;
}
