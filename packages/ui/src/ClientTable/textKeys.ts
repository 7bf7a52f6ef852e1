import { type Alphabet, isDigit } from './alphabet.ts';

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
