import { isUtf8 } from 'node:buffer';
import { type TextEncoding, textEncodings } from '@rentyard/contract/entities/records/importExport';

export type { TextEncoding };

/** Some words of a file, read in one encoding. */
export interface EncodingReading {
  readonly encoding: TextEncoding;
  readonly sample: string;
}

interface Detected {
  readonly encoding: TextEncoding;
  /** Readings to choose from, the best one first; empty when the bytes allow only one. */
  readonly readings: readonly EncodingReading[];
}

/** How many readings a person compares. */
const compared = 3;

/**
 * Detects the encoding of a text file from its bytes: by its byte order mark, by the zero bytes of UTF-16, by the form
 * of UTF-8, else by the reading whose words have the letters of one language.
 */
export function detectEncoding(bytes: Buffer): Detected {
  const known = detectUnicode(bytes);
  if (known) return { encoding: known, readings: [] };
  const words = sampleWords(bytes);
  const scored = eightBit
    .map((encoding) => readWords(words, encoding))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) throw new Error('There is at least one 8-bit encoding.');
  // Encodings that read the words alike leave nothing to choose.
  const other = scored.find(({ sample }) => sample !== best.sample);
  const lead = best.score - (other?.score ?? -1);
  const isCertain =
    (best.score >= certainScore && lead >= certainLead) || (best.score > 0 && lead >= largeLead);
  const readings = isCertain || !other ? [] : distinct(scored).slice(0, compared);
  return {
    encoding: best.encoding,
    readings: readings.map(({ encoding, sample }) => ({ encoding, sample })),
  };
}

function detectUnicode(bytes: Buffer): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) {
    const wide = (['utf-16le', 'utf-16be'] as const).find((one) => isWideText(bytes, one));
    if (wide) return wide;
  }
  return isUtf8(bytes) ? 'utf-8' : undefined;
}

const wideSample = 4_096;
const wideShare = 0.95;
/** Latin, Cyrillic, punctuation, currency and letter-like signs. */
const commonCharacters =
  /[\t\r\n\x20-\u024f\u0400-\u052f\u2000-\u206f\u20a0-\u20cf\u2100-\u214f]/gu;

function isWideText(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const even = bytes.subarray(0, Math.min(bytes.length & ~1, wideSample));
  const text = new TextDecoder(encoding).decode(even);
  return text.length > 0 && (text.match(commonCharacters)?.length ?? 0) >= text.length * wideShare;
}

/** UTF-8 comes last: bytes that are not valid UTF-8 seldom are a damaged text in it. */
const eightBit: readonly TextEncoding[] = [
  ...textEncodings.filter((encoding) => !encoding.startsWith('utf')),
  'utf-8',
];

/** Shares of the letters outside ASCII, from -1 to 1. */
const certainScore = 0.6;
const certainLead = 0.15;
/** Enough for a few signs without letters, such as `€`. */
const largeLead = 1;

const sampledWords = 2_000;

/** Different words with bytes outside ASCII, as binary text. The non-breaking space separates words in all encodings. */
function sampleWords(bytes: Buffer): readonly string[] {
  const words = new Set<string>();
  const word = /[A-Za-z\x80-\x9f\xa1-\xff]*[\x80-\x9f\xa1-\xff][A-Za-z\x80-\x9f\xa1-\xff'-]*/g;
  for (const [found] of bytes.toString('latin1').matchAll(word)) {
    words.add(found.slice(0, 40));
    if (words.size === sampledWords) break;
  }
  return [...words];
}

interface WordsRead extends EncodingReading {
  readonly score: number;
}

const shownCharacters = 120;

function readWords(words: readonly string[], encoding: TextEncoding): WordsRead {
  const decoder = new TextDecoder(encoding);
  let score = 0;
  let letters = 0;
  const read = words.map((word) => decoder.decode(Buffer.from(word, 'latin1')));
  for (const text of read) {
    const outside = [...text].filter((character) => character > '\x7f').length;
    score += wordScore(text, encoding) * outside;
    letters += outside;
  }
  const sample = read.join(' ').slice(0, shownCharacters);
  return { encoding, sample, score: letters === 0 ? 0 : score / letters };
}

const alphabets: Readonly<Record<string, readonly RegExp[]>> = {
  'windows-1250': [/^[a-ząćęłńóśźż]+$/iu, /^[a-zăâîșțşţ]+$/iu],
  'windows-1254': [/^[a-zçğıiöşüâîû]+$/iu],
  'windows-1251': [/^[а-яё]+$/iu, /^[а-щьюяґєії'’]+$/iu],
  'koi8-u': [/^[а-яё]+$/iu, /^[а-щьюяґєії'’]+$/iu],
};
const allAlphabets = Object.values(alphabets).flat();
/** Letters of names from other countries, which several encodings share. */
const westernWord = /^[a-zà-öø-ÿß'’-]+$/iu;
/** Signs that stand alone in a table: quotes, dashes, numero, degree, currencies. */
const aloneSigns = /^[\u00a0«»„“”‘’–—…№°±²³§©®™€£·•½¼¾×]+$/u;
const commonCyrillic = /[оеаинтсрвлкмдпуі]/giu;
const rareLetter = 0.5;

/** From 1 for a word of one of the languages to -1 for one that no language has. */
function wordScore(text: string, encoding: TextEncoding): number {
  if (/[\ufffd\x80-\x9f\u2500-\u25ff]/u.test(text)) return -1;
  const parts = text.split(/[^\p{L}'’]+/u).filter(Boolean);
  if (parts.length === 0) return aloneSigns.test(text) ? 0.3 : -0.5;
  const signs = text.replace(/[\p{L}\p{M}'’-]/gu, '');
  if (signs !== '' && !aloneSigns.test(signs)) return -1;
  const own = alphabets[encoding] ?? allAlphabets;
  const scores = parts.map((part) => {
    if (!hasUsualCase(part)) return -1;
    if (!own.some((alphabet) => alphabet.test(part))) return westernWord.test(part) ? 0.3 : -1;
    if (part.length === 1) return 0.3;
    if (!/\p{Script=Cyrillic}/u.test(part)) return 1;
    const common = (part.match(commonCyrillic)?.length ?? 0) / part.length;
    return rareLetter + (1 - rareLetter) * Math.min(1, common * 1.5);
  });
  return Math.min(...scores);
}

/** `loader`, `Loader` or `LOADER`; not `lOADER`. */
function hasUsualCase(word: string): boolean {
  return /^(?:\P{Lu}+|\p{Lu}\P{Lu}*|[^\p{Ll}]+)$/u.test(word);
}

function distinct(readings: readonly WordsRead[]): readonly WordsRead[] {
  return readings.filter(
    ({ sample }, at) => readings.findIndex((one) => one.sample === sample) === at,
  );
}
