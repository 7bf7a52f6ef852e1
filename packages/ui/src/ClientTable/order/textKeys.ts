/** Texts as weights. The weights of text `n` are from `starts[n]` to `starts[n + 1]`, exclusive. */
export interface TextKeys {
  readonly weights: Uint16Array;
  readonly starts: Uint32Array;
}

/**
 * Encodes texts as weights. A number inside a text becomes a digit mark, its length and its digits, so that 9 sorts
 * before 10. One loop without function calls per character, because it runs over millions of characters.
 */
export function textKeys(texts: readonly string[], alphabet: Alphabet): TextKeys {
  const longest = 2 ** alphabet.bits - 1;
  const weights = new Uint16Array(alphabet.room);
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  for (let number = 0; number < texts.length; number++) {
    const text = texts[number] as string;
    const { length } = text;
    let at = 0;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (!isDigit(code)) {
        weights[end++] = alphabet.weights[code] as number;
        at++;
        continue;
      }
      while (text.charCodeAt(at) === zero) at++;
      const lengthAt = end + 1;
      weights[end] = alphabet.digit;
      end += 2;
      for (; isDigit(text.charCodeAt(at)); at++) weights[end++] = text.charCodeAt(at) - zero + 1;
      weights[lengthAt] = Math.min(end - lengthAt, longest);
    }
    starts[number + 1] = end;
  }
  return { weights, starts };
}

const zero = 48;

/** The characters of a set of texts as small numbers, in the order of a language. */
export interface Alphabet {
  /** Weight of a UTF-16 unit, from 1. Letters that the language treats as equal have equal weights. */
  readonly weights: Uint16Array;
  /** Bits of the largest weight. */
  readonly bits: number;
  /** Weight of every digit and of no other character; 0 if no digit occurs. */
  readonly digit: number;
  /** Upper bound for the number of weights in all texts. */
  readonly room: number;
}

const units = 0x10000;

/** Assigns weights to the characters that occur, in the order of the language. */
export function buildAlphabet(texts: readonly string[], language: string): Alphabet {
  const seen = new Uint8Array(units);
  let room = 0;
  for (const text of texts) {
    let wasDigit = false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      seen[code] = 1;
      const is = isDigit(code);
      // A number adds two weights: a digit mark and its length.
      if (is && !wasDigit) room += 2;
      wasDigit = is;
    }
    room += text.length;
  }
  return { ...weigh(seen, language), room };
}

function weigh(seen: Uint8Array, language: string): Omit<Alphabet, 'room'> {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const characters: string[] = [];
  for (let code = 0; code < units; code++) {
    if (seen[code]) characters.push(String.fromCharCode(code));
  }
  characters.sort(compare);
  const weights = new Uint16Array(units);
  let weight = 0;
  let digit = 0;
  let before: string | undefined;
  for (const character of characters) {
    const code = character.charCodeAt(0);
    if (isDigit(code)) {
      // All digits have the weight of the first one, because whole numbers are compared separately.
      digit ||= ++weight;
      weights[code] = digit;
    } else {
      if (before === undefined || compare(before, character) !== 0) weight++;
      weights[code] = weight;
    }
    before = character;
  }
  // Lengths and digits of numbers also need four bits.
  return { weights, digit, bits: Math.max(4, Math.ceil(Math.log2(weight + 1))) };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
